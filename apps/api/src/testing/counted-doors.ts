import { RequestMethod } from '@nestjs/common';
import type { ErrorAnswer } from '@lyceum/contracts/common';
import { accessKey, type AccessDeclaration, type LimitDeclaration, limitKey } from '@lyceum/kernel';
import type { GraphQLSchema } from 'graphql';
import { anyOperation } from './any-operation';
import type { Door } from './nest-doors';
import type { TestServer } from './test-server';

/** A door of Nest by which something can be changed, or that declares a limit although nothing can. */
export interface CountedDoor {
  readonly name: string;
  readonly changesSomething: boolean;
  readonly isPublic: boolean;
  readonly declared: LimitDeclaration | undefined;
  /** One call with any input, of this address. @returns the status, and how long to wait */
  call(server: TestServer, address: string, token?: string): Promise<CallAnswer>;
}

export interface CallAnswer {
  readonly status: number;
  readonly retryAfter: number;
}

const verbs = {
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.DELETE]: 'delete',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.GET]: 'get',
} as const;

type Verb = (typeof verbs)[keyof typeof verbs];

/** Every door of REST, GraphQL and sockets as it bounds its calls. */
export function countedDoors(doors: readonly Door[], schema: GraphQLSchema): CountedDoor[] {
  return doors.map((door) => {
    if (door.kind === 'socket') return ofSocket(door);
    return door.kind === 'rest' ? ofRest(door) : ofGraphql(door, schema);
  });
}

function metadata<Value>(door: Door, key: string): Value | undefined {
  return (Reflect.getMetadata(key, door.handler) ?? Reflect.getMetadata(key, door.owner)) as
    | Value
    | undefined;
}

/** A limit of the class is one of its doors that change something. */
function common(door: Door, changesSomething: boolean): Omit<CountedDoor, 'call'> {
  const own = Reflect.getMetadata(limitKey, door.handler) as LimitDeclaration | undefined;
  return {
    name: door.name,
    changesSomething,
    isPublic: metadata<AccessDeclaration>(door, accessKey)?.kind === 'public',
    declared: own ?? (changesSomething ? metadata<LimitDeclaration>(door, limitKey) : undefined),
  };
}

function ofGraphql(door: Door, schema: GraphQLSchema): CountedDoor {
  const kind = Reflect.getMetadata('graphql:resolver_type', door.handler) as 'Query' | 'Mutation';
  const field = door.name.split('.')[1] ?? '';
  return {
    ...common(door, kind === 'Mutation'),
    call: async (server, address, token) => {
      const call = server.graphql(anyOperation(schema, kind, field), token === undefined ? {} : { token });
      const { body } = await call.set('x-forwarded-for', address);
      const [error] =
        (body as { errors?: { extensions: { status: number; retryAfterSeconds?: number } }[] }).errors ?? [];
      return {
        status: error?.extensions.status ?? 200,
        retryAfter: error?.extensions.retryAfterSeconds ?? 0,
      };
    },
  };
}

function ofRest(door: Door): CountedDoor {
  const verb = verbs[Reflect.getMetadata('method', door.handler) as keyof typeof verbs] as Verb;
  const path = restPath(door);
  return {
    ...common(door, verb !== 'get'),
    call: async (server, address, token) => {
      const call = server.http[verb](path.replaceAll(/:\w+/g, 'x')).set('x-forwarded-for', address);
      const { status, headers } = await (
        token === undefined ? call : call.set('authorization', `Bearer ${token}`)
      ).send(verb === 'get' ? undefined : {});
      return { status, retryAfter: Number((headers as Record<string, string>)['retry-after'] ?? 0) };
    },
  };
}

/** Each call comes from a tab of its own. */
function ofSocket(door: Door): CountedDoor {
  const message = Reflect.getMetadata('message', door.handler) as string;
  return {
    ...common(door, true),
    call: async (server, address, token) => {
      const socket = server.socket(token, address);
      const answer = await new Promise<{ error?: ErrorAnswer }>((resolve) => {
        socket.once('connect', () => socket.emit(message, {}, resolve));
        socket.once('connect_error', ({ data: error }: Error & { data?: ErrorAnswer }) =>
          resolve(error ? { error } : {}),
        );
        socket.connect();
      });
      socket.disconnect();
      return { status: answer.error?.status ?? 200, retryAfter: answer.error?.retryAfterSeconds ?? 0 };
    },
  };
}

/** Where a door of REST is, as Fastify has it. */
export function restPath({ owner, handler }: Door): string {
  const parts = [Reflect.getMetadata('path', owner), Reflect.getMetadata('path', handler)] as string[];
  return `/${parts.join('/')}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
}
