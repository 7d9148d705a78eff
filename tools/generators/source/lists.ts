import ts from 'typescript';
import { GeneratorError } from '../generator-error.ts';
import { insertAt, need, parse } from './parse.ts';

type Finder<Found extends ts.Node> = (node: ts.Node) => node is Found;

/** An object literal to edit: `what` it is, for a message, and how to recognise it. */
export interface ObjectPlace {
  readonly what: string;
  readonly is: Finder<ts.ObjectLiteralExpression>;
}

/** Adds an entry to the end of an object literal. @throws GeneratorError when the name is taken */
export function addProperty({ what, is }: ObjectPlace, name: string, value: string) {
  return (text: string): string => {
    const object = need(parse(text), what, is);
    if (propertyNamed(object, name)) throw new GeneratorError(`${what} has "${name}" already.`);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return append(text, object, object.properties, `${key}: ${value}`);
  };
}

/** Like `addProperty`, but leaves an entry of that name as it is. */
export function ensureProperty(place: ObjectPlace, name: string, value: string) {
  return (text: string): string =>
    propertyNamed(need(parse(text), place.what, place.is), name)
      ? text
      : addProperty(place, name, value)(text);
}

/**
 * Adds an element to the list `name: […]` of an object literal, before elements that are spread into it. Adds the
 * property where it is missing; does nothing when the element is there.
 */
export function addToListOf({ what, is }: ObjectPlace, name: string, element: string) {
  return (text: string): string => {
    const object = need(parse(text), what, is);
    const property = propertyNamed(object, name);
    if (!property) return append(text, object, object.properties, `${name}: [${element}]`);
    const list = ts.isPropertyAssignment(property) ? property.initializer : property;
    if (!ts.isArrayLiteralExpression(list)) throw new GeneratorError(`"${name}" of ${what} is not a list.`);
    return addElement(text, list, element);
  };
}

/** Adds an element to the end of a list; does nothing when it is there. */
export function addElementTo(
  { what, is }: { what: string; is: Finder<ts.ArrayLiteralExpression> },
  element: string,
) {
  return (text: string): string => addElement(text, need(parse(text), what, is), element);
}

function addElement(text: string, list: ts.ArrayLiteralExpression, element: string): string {
  if (list.elements.some((existing) => existing.getText() === element)) return text;
  const spread = list.elements.find((existing) => ts.isSpreadElement(existing));
  return spread
    ? insertAt(text, spread.getStart(), `${element}, `)
    : append(text, list, list.elements, element);
}

function propertyNamed(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find((property) => property.name?.getText().replace(/^['"]|['"]$/g, '') === name);
}

/** Text after the last of `nodes`, or behind the opening bracket. The formatter puts commas and line breaks in order. */
function append(text: string, literal: ts.Node, nodes: ts.NodeArray<ts.Node>, added: string): string {
  const last = nodes.at(-1);
  return last ? insertAt(text, last.getEnd(), `, ${added}`) : insertAt(text, literal.getStart() + 1, added);
}
