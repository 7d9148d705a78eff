import type { ExecutionContext } from '@nestjs/common';
import { requestOf } from '../actor/request-of';

/** Whether the call can change something: a mutation, anything but GET, every message of a socket. */
export function isWrite(context: ExecutionContext): boolean {
  if (context.getType() === 'ws') return true;
  if (context.getType<string>() === 'graphql')
    return context.getArgByIndex<{ parentType: { name: string } }>(3).parentType.name === 'Mutation';
  return !['GET', 'HEAD'].includes(requestOf(context).method);
}

/** A `@ResolveField` was reached through a guarded operation; only root operations are doors. */
export function isFieldOfAnswer(context: ExecutionContext): boolean {
  if (context.getType<string>() !== 'graphql') return false;
  const info = context.getArgByIndex<{ parentType: { name: string } } | undefined>(3);
  return info !== undefined && !['Query', 'Mutation', 'Subscription'].includes(info.parentType.name);
}

/** What a call says at this path of its arguments, e.g. `input.userId`. */
export function valueAt(context: ExecutionContext, path: string): unknown {
  return readPath(argumentsOf(context), path);
}

function argumentsOf(context: ExecutionContext): unknown {
  if (context.getType<string>() === 'graphql') return context.getArgByIndex(1);
  if (context.getType() === 'ws') return context.switchToWs().getData();
  const { query, body, params } = requestOf(context);
  return { ...(query as object), ...(body as object), ...(params as object) };
}

function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at && typeof at === 'object' ? Reflect.get(at, key) : undefined), value);
}
