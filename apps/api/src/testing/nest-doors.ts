import type { ModulesContainer } from '@nestjs/core';

/** A method that a caller from outside can reach. */
export interface Door {
  readonly kind: 'graphql' | 'rest' | 'socket';
  /** `Class.method`. */
  readonly name: string;
  readonly owner: object;
  readonly handler: object;
  /** Names of the arguments a caller sends by name. */
  readonly argumentNames: readonly string[];
}

/** Metadata that Nest's decorators leave on a handler. */
const kindKeys = [
  ['graphql', 'graphql:resolver_type'],
  ['rest', 'path'],
  ['socket', 'message'],
] as const;

/** Where Nest's `@Args`, `@Query`, `@Body`, `@Param` and `@MessageBody` leave the names of arguments. */
const argumentsKey = '__routeArguments__';

const rootTypes = ['Query', 'Mutation', 'Subscription'];

/** All doors of a running Nest application, found by their decorators rather than listed by hand. */
export function nestDoors(modules: ModulesContainer): Door[] {
  const wrappers = [...modules.values()].flatMap((module) => [
    ...module.providers.values(),
    ...module.controllers.values(),
  ]);
  const classes = new Set(
    wrappers.map(({ metatype }) => metatype).filter((metatype) => typeof metatype === 'function'),
  );
  return [...classes].flatMap((owner) => doorsOf(owner));
}

function doorsOf(owner: { name: string; prototype?: object }): Door[] {
  const prototype = owner.prototype;
  if (!prototype) return [];
  return Object.getOwnPropertyNames(prototype).flatMap((method) => {
    const handler: unknown = Object.getOwnPropertyDescriptor(prototype, method)?.value;
    if (typeof handler !== 'function' || method === 'constructor') return [];
    const kind = kindKeys.find(([, key]) => Reflect.hasMetadata(key, handler))?.[0];
    if (!kind || (kind === 'graphql' && !isRootField(handler))) return [];
    return [
      { kind, name: `${owner.name}.${method}`, owner, handler, argumentNames: argumentNames(owner, method) },
    ];
  });
}

/** A field resolver carries the name of its own type instead. */
function isRootField(handler: object): boolean {
  return rootTypes.includes(String(Reflect.getMetadata('graphql:resolver_type', handler)));
}

function argumentNames(owner: object, method: string): string[] {
  const metadata = (Reflect.getMetadata(argumentsKey, owner, method) ?? {}) as Record<
    string,
    { data?: unknown }
  >;
  return Object.values(metadata)
    .map(({ data }) => data)
    .filter((data) => typeof data === 'string');
}
