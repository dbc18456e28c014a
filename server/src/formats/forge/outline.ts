// The outline of a script: cards, faces, abilities and script variables.
import type { FileSymbol } from '../file-format';
import type { Body, Script, ScriptFace, ScriptLine } from './script';
import { findLine, findParameter } from './script';

/** The parts of a script, nested as they belong together. */
export function outlineOf(script: Script): readonly FileSymbol[] {
  return script.faces.flatMap((face) => (face.lines.length === 0 ? [] : [outlineFace(face, script)]));
}

function outlineFace(face: ScriptFace, script: Script): FileSymbol {
  const name = findLine(face, 'Name') ?? findLine(face, 'CopyFaceFrom') ?? face.lines[0]!;
  const isFront = script.faces.find(({ card, lines }) => card === face.card && lines.length > 0) === face;
  return {
    name: name.value.value || name.key.value,
    detail: findLine(face, 'Types')?.value.value ?? '',
    kind: isFront ? 'card' : 'face',
    file: { start: face.lines[0]!.file.start, end: face.lines.at(-1)!.file.end },
    nameFile: name.value.value ? name.value.file : name.file,
    children: face.lines.flatMap((line) => outlineLine(line, face)),
  };
}

function outlineLine(line: ScriptLine, face: ScriptFace): FileSymbol[] {
  const key = line.key.value;
  if (key === 'K') return [symbol(line, line.value.value.split(':')[0] ?? '', 'keyword', 'ability')];
  if (key === 'SVar') {
    const variable = face.variables.find((one) => one.line === line);
    if (!variable || variable.name.value === '') return [];
    const detail = variable.body ? describeBody(variable.body) : variable.value.value.slice(0, 60);
    return [{ ...symbol(line, variable.name.value, detail, 'variable'), nameFile: variable.name.file }];
  }
  const body = face.bodies.find(({ file, owner }) => !owner && file.start === line.value.file.start);
  if (!body || !'ATSR'.includes(key)) return [];
  const words = ['SpellDescription', 'TriggerDescription', 'Description'].map(
    (name) => findParameter(body, name)?.value.value,
  );
  return [symbol(line, describeBody(body), words.find(Boolean) ?? '', 'ability')];
}

function symbol(line: ScriptLine, name: string, detail: string, kind: FileSymbol['kind']): FileSymbol {
  return {
    name: name || line.key.value,
    detail,
    kind,
    file: line.file,
    nameFile: line.key.file,
    children: [],
  };
}

const KINDS: Readonly<Record<string, string>> = {
  api: 'ability',
  trigger: 'trigger',
  static: 'static ability',
  replacement: 'replacement',
};

/** What a body is, in two words: `Draw ability`, `Phase trigger`. */
export function describeBody(body: Body): string {
  const { declarer } = body;
  if (!declarer) return 'parameters';
  const isTrigger = declarer.kind === 'mode' && findParameter(body, 'Execute') !== undefined;
  const kind = declarer.kind === 'mode' ? (isTrigger ? 'trigger' : 'static') : declarer.kind;
  return `${declarer.names.join(', ')} ${KINDS[kind] ?? ''}`.trim();
}
