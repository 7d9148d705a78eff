import type { ModulesContainer } from '@nestjs/core';

/** Metadata `@Resolver` leaves on a class. */
const resolverKey = 'graphql:resolver_type';

export type ResolverClass = new (...args: never[]) => object;

/** Every class of the modules that answers GraphQL calls, once. */
export function resolverClasses(modules: ModulesContainer): ResolverClass[] {
  const providers = [...modules.values()].flatMap((module) => [...module.providers.values()]);
  const classes = providers
    .map(({ metatype }) => metatype)
    .filter((metatype) => typeof metatype === 'function');
  return [...new Set(classes)].filter((metatype) =>
    Reflect.hasMetadata(resolverKey, metatype),
  ) as ResolverClass[];
}
