import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

const anyId = '01980000-0000-7000-8000-000000000000';

/** An operation that fits the schema, with something in every argument, and asks for as little as it can. */
export function anyOperation(schema: GraphQLSchema, kind: 'Query' | 'Mutation', name: string): string {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${kind} ${name}`);
  const given = field.args.map((argument) => `${argument.name}: ${anyValue(argument.type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${kind.toLowerCase()} { ${name}${given === '' ? '' : `(${given})`} ${selection} }`;
}

/** As it is written in a document. */
function anyValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return `{ ${fields.map((field) => `${field.name}: ${anyValue(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'Int' || type.name === 'Float') return '1';
  return JSON.stringify(anyId);
}
