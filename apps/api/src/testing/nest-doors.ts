import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';

/** A method that a caller from outside can reach. */
export interface Door {
  readonly kind: 'graphql' | 'rest' | 'socket';
  /** `Class.method`. */
  readonly name: string;
  readonly owner: object;
  readonly handler: object;
  /** What a caller sends by name, as paths: `userId`, and of an input its fields, `input.userId`. */
  readonly argumentPaths: readonly string[];
}

/** Metadata that Nest's decorators leave on a handler. */
const kindKeys = [
  ['graphql', 'graphql:resolver_type'],
  ['rest', 'path'],
  ['socket', 'message'],
] as const;

/** Where Nest's `@Query`, `@Body`, `@Param` and `@MessageBody` leave the names of arguments. */
const argumentsKey = '__routeArguments__';

const rootTypes = ['Query', 'Mutation', 'Subscription'];

/** All doors of a running Nest application, found by their decorators rather than listed by hand. */
export function nestDoors(app: INestApplicationContext): Door[] {
  const { schema } = app.get(GraphQLSchemaHost);
  const wrappers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.providers.values(),
    ...module.controllers.values(),
  ]);
  const classes = new Set(
    wrappers.map(({ metatype }) => metatype).filter((metatype) => typeof metatype === 'function'),
  );
  return [...classes].flatMap((owner) => doorsOf(owner, schema));
}

function doorsOf(owner: { name: string; prototype?: object }, schema: GraphQLSchema): Door[] {
  const prototype = owner.prototype;
  if (!prototype) return [];
  return Object.getOwnPropertyNames(prototype).flatMap((method) => {
    const handler: unknown = Object.getOwnPropertyDescriptor(prototype, method)?.value;
    if (typeof handler !== 'function' || method === 'constructor') return [];
    const kind = kindKeys.find(([, key]) => Reflect.hasMetadata(key, handler))?.[0];
    if (!kind || (kind === 'graphql' && !isRootField(handler))) return [];
    const argumentPaths = kind === 'graphql' ? pathsOfField(schema, method) : namesOfArguments(owner, method);
    return [{ kind, name: `${owner.name}.${method}`, owner, handler, argumentPaths }];
  });
}

/** A field resolver carries the name of its own type instead. */
function isRootField(handler: object): boolean {
  return rootTypes.includes(String(Reflect.getMetadata('graphql:resolver_type', handler)));
}

function pathsOfField(schema: GraphQLSchema, name: string): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const field = roots.map((root) => root?.getFields()[name]).find((found) => found !== undefined);
  if (!field) throw new Error(`The GraphQL schema has no ${name}`);
  return field.args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    const inner = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    return [argument.name, ...inner.map((key) => `${argument.name}.${key}`)];
  });
}

function namesOfArguments(owner: object, method: string): string[] {
  const metadata = (Reflect.getMetadata(argumentsKey, owner, method) ?? {}) as Record<
    string,
    { data?: unknown }
  >;
  return Object.values(metadata)
    .map(({ data }) => data)
    .filter((data) => typeof data === 'string');
}
