import ts from 'typescript';
import { insertAt, parse } from './parse.ts';

/** Imports stand in this order: packages, our libraries among them, then files of the same library. */
const isOfPackage = (module: string): boolean => !module.startsWith('.');

const plainName = (specifier: string): string => specifier.replace(/^type /, '').toLowerCase();

/**
 * Imports names from a module, joining them to an import of it that is there.
 * @param names as written between the braces: `Actor` or `type Actor`
 */
export function addImport(module: string, ...names: readonly string[]) {
  return (text: string): string => {
    const imports = parse(text).statements.filter((statement) => ts.isImportDeclaration(statement));
    const existing = imports.find((declaration) => moduleOf(declaration) === module);
    const clause = existing?.importClause;
    if (existing && clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) {
      const bindings = clause.namedBindings;
      // `import type { A }` becomes `import { type A }`, so that values can join it.
      const isTypeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
      const present = bindings.elements.map((element) => `${isTypeOnly ? 'type ' : ''}${element.getText()}`);
      const line = importLine(module, mergeNames(present, names));
      return text.slice(0, existing.getStart()) + line + text.slice(existing.getEnd());
    }
    const line = `${importLine(module, mergeNames([], names))}\n`;
    const before = isOfPackage(module)
      ? imports.find((declaration) => !isOfPackage(moduleOf(declaration)))
      : undefined;
    if (before) return insertAt(text, before.getStart(), line);
    const last = imports.at(-1);
    return last ? insertAt(text, last.getEnd(), `\n${line}`.trimEnd()) : `${line}\n${text}`;
  };
}

function moduleOf(declaration: ts.ImportDeclaration): string {
  return ts.isStringLiteral(declaration.moduleSpecifier) ? declaration.moduleSpecifier.text : '';
}

/** Every name once, as a value where anybody needs the value, in the order of the alphabet. */
function mergeNames(present: readonly string[], added: readonly string[]): string[] {
  const all = [...present, ...added];
  const kept = new Map<string, string>();
  for (const name of all)
    if (!kept.get(plainName(name)) || !name.startsWith('type ')) kept.set(plainName(name), name);
  return [...kept.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

function importLine(module: string, names: readonly string[]): string {
  const areTypes = names.every((name) => name.startsWith('type '));
  const list = areTypes ? names.map((name) => name.slice('type '.length)) : names;
  return `import ${areTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${module}';`;
}
