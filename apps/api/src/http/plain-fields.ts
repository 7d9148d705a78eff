import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

/**
 * Takes off the resolvers that Nest gives to fields which only read a property. A compiled query then reads it in
 * place, where it would make three functions and an entry in a queue for each value.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) if (onlyReads(field)) delete field.resolve;
  }
  return schema;
}

/** Whether it is Nest's own resolver, and gives the property of the field's name and nothing in its place. */
function onlyReads({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.name !== 'rootFieldResolver') return false;
  const read = resolve as (root: object) => unknown;
  const value = {};
  return read({ [name]: value }) === value && read({}) === undefined;
}
