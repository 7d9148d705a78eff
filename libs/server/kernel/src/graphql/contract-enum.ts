import { registerEnumType } from '@nestjs/graphql';

/**
 * Makes a GraphQL enum of a contract's list, so that the list is written once: GraphQL wants an object of names.
 * @param name what GraphQL calls it
 */
export function contractEnum<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: string,
): { [Name in Value]: Name } {
  const names = Object.fromEntries(values.map((value) => [value, value])) as { [Name in Value]: Name };
  registerEnumType(names, { name, description });
  return names;
}
