import { registerEnumType } from '@nestjs/graphql';

const byValues = new Map<string, object>();
const byName = new Map<string, object>();

const keyOf = (values: readonly string[]): string => values.join(' ');

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
  byValues.set(keyOf(values), names);
  byName.set(name, names);
  return names;
}

/** The GraphQL enum of a contract's list. */
export function enumOf(values: readonly string[], field: string): object {
  const names = byValues.get(keyOf(values));
  if (!names) throw new Error(`No GraphQL enum has the values of the input ${field}: ${keyOf(values)}`);
  return names;
}

/** The GraphQL enum of this name. */
export function enumNamed(name: string): object {
  const names = byName.get(name);
  if (!names) throw new Error(`There is no GraphQL enum ${name}`);
  return names;
}
