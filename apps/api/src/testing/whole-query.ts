import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';

/** Deeper than any answer of ours; what refers to itself is cut there. */
const maximumDepth = 5;

/** A query of this field that asks for everything it can answer, its arguments as variables of the same names. */
export const wholeQuery = (schema: GraphQLSchema, name: string): string =>
  wholeOperation(schema, 'query', name);

/** The same of a query or a mutation. */
export function wholeOperation(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string): string {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${kind} ${name}`);
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = declared === '' ? '' : `(${declared})`;
  return `${kind} ${head} { ${name}${given === '' ? '' : `(${given})`} ${selection(field.type, maximumDepth)} }`;
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter((field) => isAskable(field, depth));
  return `{ ${fields.map((field) => `${field.name} ${selection(field.type, depth - 1)}`).join(' ')} }`;
}

const isAskable = (field: GraphQLField<unknown, unknown>, depth: number): boolean =>
  field.args.length === 0 && (depth > 1 || isLeafType(getNamedType(field.type)));
