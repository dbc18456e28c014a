// The JSON schema of scenario files, made from the same shapes as the validator; for editors with a YAML plug-in.
import { fileShape } from './format';
import { shapeOf, type Field, type Shape } from './shape';

/** A JSON schema as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** The schema of a whole file. */
export function scenarioSchema(): JsonSchema {
  const writer = new SchemaWriter();
  const schema = writer.schema(fileShape);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cardwright scenarios',
    ...schema,
    definitions: writer.definitions,
  };
}

class SchemaWriter {
  readonly definitions: Record<string, JsonSchema> = {};
  private readonly names = new Map<Shape, string>();

  schema(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case 'text':
        return shape.values ? { type: 'string', enum: shape.values } : { type: ['string', 'number'] };
      case 'number':
        return { type: 'integer', ...(shape.least !== undefined && { minimum: shape.least }) };
      case 'boolean':
        return { type: 'boolean' };
      case 'plain':
        return { type: ['string', 'number', 'boolean'] };
      case 'list':
        return { type: 'array', items: this.schema(shape.of) };
      case 'any of':
        return { anyOf: shape.shapes.map((each) => this.schema(each)) };
      case 'map':
        return this.reference(shape);
    }
  }

  /** Maps are written once and pointed at: they are long, and may hold themselves. */
  private reference(shape: Shape & { kind: 'map' }): JsonSchema {
    let name = this.names.get(shape);
    if (name === undefined) {
      name = `map${this.names.size + 1}`;
      this.names.set(shape, name);
      this.definitions[name] = {};
      this.definitions[name] = {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.keys).map(([key, field]) => [key, this.property(field)]),
        ),
        additionalProperties: shape.others ? this.property(shape.others) : false,
        ...(shape.required && { required: shape.required }),
        ...(shape.oneOf && { oneOf: shape.oneOf.map((key) => ({ required: [key] })) }),
      };
    }
    return { $ref: `#/definitions/${name}` };
  }

  private property(field: Field): JsonSchema {
    const schema = this.schema(shapeOf(field));
    // Beside a reference nothing else counts in this draft, so that the words stand around it.
    return '$ref' in schema
      ? { description: field.about, allOf: [schema] }
      : { description: field.about, ...schema };
  }
}
