import ts from 'typescript';
import { GeneratorError } from '../generator-error.ts';
import { find, insertAt, need, parse } from './parse.ts';

/** Adds a statement to the end of a file. */
export const addStatement =
  (statement: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n\n${statement}\n`;

/** Adds a statement that declares `name`, unless the file declares that already. */
export const ensureStatement =
  (name: string, statement: string) =>
  (text: string): string =>
    declares(text, name) ? text : addStatement(statement)(text);

/** Whether a file declares a constant, function or class of that name. */
export function declares(text: string, name: string): boolean {
  return parse(text).statements.some((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.some(
        (declaration) => declaration.name.getText() === name,
      );
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name?.text === name;
  });
}

/** Adds a line to a file that has one line an entry, e.g. an index; does nothing when it is there. */
export const addLine =
  (line: string) =>
  (text: string): string =>
    text.split('\n').includes(line) ? text : `${text.trimEnd()}\n${line}\n`;

const isClassNamed =
  (name: string) =>
  (node: ts.Node): node is ts.ClassDeclaration =>
    ts.isClassDeclaration(node) && node.name?.text === name;

/** Adds a method to the end of a class. @throws GeneratorError when the class has one of that name */
export function addMethod(className: string, name: string, method: string) {
  return (text: string): string => {
    const owner = need(parse(text), `class ${className}`, isClassNamed(className));
    if (owner.members.some((member) => member.name?.getText() === name))
      throw new GeneratorError(`${className} has "${name}" already.`);
    return insertAt(text, owner.getEnd() - 1, `\n${method}\n`);
  };
}

/** The name under which a class gets `type` injected; undefined when it does not. */
export function dependencyNamed(text: string, className: string, type: string): string | undefined {
  return parametersOf(text, className)
    .parameters?.find((parameter) => parameter.type?.getText() === type)
    ?.name.getText();
}

/** Makes a class get `type` injected as `name`, unless it does already under whatever name. */
export function addDependency(className: string, name: string, type: string) {
  return (text: string): string => {
    if (dependencyNamed(text, className, type) !== undefined) return text;
    const { owner, parameters } = parametersOf(text, className);
    const declaration = `private readonly ${name}: ${type}`;
    if (!parameters) return insertAt(text, owner.members.pos, `\nconstructor(${declaration}) {}\n\n`);
    const last = parameters.at(-1);
    return last
      ? insertAt(text, last.getEnd(), `, ${declaration}`)
      : insertAt(text, parameters.pos, declaration);
  };
}

function parametersOf(text: string, className: string) {
  const owner = need(parse(text), `class ${className}`, isClassNamed(className));
  return {
    owner,
    parameters: owner.members.find((member) => ts.isConstructorDeclaration(member))?.parameters,
  };
}

/** Name of the first constant that a file declares as `value`, wherever in it; undefined when none is. */
export function constantHolding(text: string, value: string): string | undefined {
  const isWanted = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.initializer?.getText() === value;
  return find(parse(text), isWanted)?.name.getText();
}
