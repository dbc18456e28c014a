// From spans and plain data to the words of the protocol. Only this file knows both.
import { CodeActionKind, DiagnosticSeverity, SymbolKind } from 'vscode-languageserver';
import type { CodeAction, Diagnostic, DocumentSymbol, Hover, Range, TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { FileProblem } from '../analysis';
import { findCheckPage } from '../features';
import type { Hover as FoundHover, OfferedFix, OutlineItem, RuleOutlineItem } from '../features';
import type { Severity, Span, TextEdit as SpanEdit } from '../text';

/** The name under which problems show in an editor. */
export const SOURCE = 'cardwright';

/** The kind of the action that fixes a whole file, also on save. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.cardwright`;

/** Positions count UTF-16 units, as our spans do. */
export function toRange(document: TextDocument, { start, end }: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** The span of a range, which may reach beyond the document. */
export function toSpan(document: TextDocument, { start, end }: Range): Span {
  return { start: document.offsetAt(start), end: document.offsetAt(end) };
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A problem as the editor shows it; `pageLink` makes its code a link to the check's page. */
export function toDiagnostic(document: TextDocument, problem: FileProblem, pageLink?: string): Diagnostic {
  const rules = problem.rules.length > 0 ? `\nCR ${problem.rules.join(', ')}` : '';
  const page = findCheckPage(problem.check);
  return {
    range: toRange(document, problem.span),
    severity: severities[problem.severity],
    source: SOURCE,
    code: problem.check,
    message: problem.message + rules,
    ...(page && pageLink ? { codeDescription: { href: pageLink.replaceAll('{page}', page) } } : {}),
  };
}

export function toTextEdits(document: TextDocument, edits: readonly SpanEdit[]): TextEdit[] {
  return edits.map(({ span, newText }) => ({ range: toRange(document, span), newText }));
}

/** A fix as an action; `diagnostics` are those of the request that it ends. */
export function toCodeAction(
  document: TextDocument,
  fix: OfferedFix,
  kind: CodeActionKind,
  diagnostics: readonly Diagnostic[],
): CodeAction {
  const ended = diagnostics.filter((diagnostic) =>
    fix.problems.some((problem) => isSame(problem, diagnostic)),
  );
  return {
    title: fix.title,
    kind,
    ...(ended.length > 0 ? { diagnostics: ended } : {}),
    ...(fix.preferred ? { isPreferred: true } : {}),
    edit: { changes: { [document.uri]: toTextEdits(document, fix.edits) } },
  };

  function isSame(problem: FileProblem, { code, range }: Diagnostic): boolean {
    return (
      code === problem.check &&
      document.offsetAt(range.start) === problem.span.start &&
      document.offsetAt(range.end) === problem.span.end
    );
  }
}

export function toHover(document: TextDocument, { span, markdown }: FoundHover): Hover {
  return { range: toRange(document, span), contents: { kind: 'markdown', value: markdown } };
}

const symbolKinds: Readonly<Record<OutlineItem['kind'], SymbolKind>> = {
  card: SymbolKind.Class,
  face: SymbolKind.Interface,
  ability: SymbolKind.Method,
  variable: SymbolKind.Variable,
};

export function toDocumentSymbol(document: TextDocument, item: OutlineItem): DocumentSymbol {
  return {
    name: item.name,
    detail: item.detail,
    kind: symbolKinds[item.kind],
    range: toRange(document, item.span),
    selectionRange: toRange(document, item.selection),
    children: item.children.map((child) => toDocumentSymbol(document, child)),
  };
}

/** A section, chapter or rule in the outline of a page of rules. */
export function toRuleSymbol(
  document: TextDocument,
  { number, title, span, selection, children }: RuleOutlineItem,
): DocumentSymbol {
  return {
    name: [number, title].filter((part) => part !== '').join(' ') || '—',
    kind: children.length > 0 ? SymbolKind.Namespace : SymbolKind.String,
    range: toRange(document, span),
    selectionRange: toRange(document, selection),
    children: children.map((child) => toRuleSymbol(document, child)),
  };
}
