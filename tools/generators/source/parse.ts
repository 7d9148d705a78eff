import ts from 'typescript';
import { GeneratorError } from '../generator-error.ts';

/** Reads TypeScript source. @throws GeneratorError when it is not TypeScript (any more) */
export function parse(text: string): ts.SourceFile {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  if (diagnostics !== undefined && diagnostics.length > 0)
    throw new GeneratorError('this file does not compile; mend it first.');
  return source;
}

/** The first node, in the order of the text, that `accept` takes. */
export function find<Found extends ts.Node>(
  root: ts.Node,
  accept: (node: ts.Node) => node is Found,
): Found | undefined {
  if (accept(root)) return root;
  return ts.forEachChild(root, (child) => find(child, accept));
}

/** Like `find`. @throws GeneratorError saying what is missing */
export function need<Found extends ts.Node>(
  root: ts.Node,
  what: string,
  accept: (node: ts.Node) => node is Found,
): Found {
  const found = find(root, accept);
  if (found === undefined) throw new GeneratorError(`there is no ${what}; add it by hand or restore it.`);
  return found;
}

/** Puts `inserted` at a place in the text. */
export const insertAt = (text: string, position: number, inserted: string): string =>
  text.slice(0, position) + inserted + text.slice(position);

/**
 * The object literal that a `const` or a property of that name holds, or a function there answers at once, looking
 * through `as const satisfies …`.
 */
export function isObjectNamed(name: string) {
  return (node: ts.Node): node is ts.ObjectLiteralExpression =>
    ts.isObjectLiteralExpression(node) && nameOfHolder(node) === name;
}

/** The object that is an argument of a call, e.g. of `@Module({…})`; the first one if no other is named. */
export function isArgumentAt(callee: string, position = 0) {
  return (node: ts.Node): node is ts.ObjectLiteralExpression =>
    ts.isObjectLiteralExpression(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.arguments[position] === node &&
    node.parent.expression.getText() === callee;
}

const isLookedThrough = (node: ts.Node): boolean =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isArrowFunction(node);

function nameOfHolder(node: ts.Node): string | undefined {
  const { parent } = node;
  if (isLookedThrough(parent)) return nameOfHolder(parent);
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

/** The list that a `const` of that name holds. */
export function isListNamed(name: string) {
  return (node: ts.Node): node is ts.ArrayLiteralExpression =>
    ts.isArrayLiteralExpression(node) && nameOfHolder(node) === name;
}

/** The object that a method or function of that name returns. */
export function isReturnedBy(name: string) {
  return (node: ts.Node): node is ts.ObjectLiteralExpression => {
    if (!ts.isObjectLiteralExpression(node) || !ts.isReturnStatement(node.parent)) return false;
    const owner = node.parent.parent.parent;
    return (
      (ts.isMethodDeclaration(owner) || ts.isFunctionDeclaration(owner)) && owner.name?.getText() === name
    );
  };
}
