import type { z } from 'zod';

/** Whose connections may have lost a right: all rooms of these users, and all in rooms whose names begin so. */
export interface EndedRights {
  readonly userIds?: readonly string[];
  readonly rooms?: readonly string[];
}

/** A kind of event: its wire name and the shape of its payload. Declared once, in the domain's `*.events.ts`. */
export interface EventDefinition<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  /** `domain.past-tense`, e.g. `auth.user-roles-changed`. */
  readonly type: Type;
  readonly schema: Schema;
  /** Of an event by which somebody may lose a right: open sockets are held to it as soon as it is committed. */
  endsRights?(payload: z.output<Schema>): EndedRights;
  /** Of the payload what nobody may learn, staff included, who may be the one it is about: who reported, who blocked. */
  readonly untold?: readonly (keyof z.output<Schema> & string)[];
}

export type EventPayload<Definition extends EventDefinition> = z.output<Definition['schema']>;

/** An event as a processor gets it. It may come twice; the payload is what the raiser wrote. */
export interface DeliveredEvent<Payload = unknown> {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly payload: Payload;
}

/** An event of a kind, as a processor gets it. */
export type Delivered<Definition extends EventDefinition> = DeliveredEvent<EventPayload<Definition>>;

const declared: EventDefinition[] = [];

/** Declares an event: `export const UserRolesChanged = defineEvent('auth.user-roles-changed', z.object({…}))`. */
export function defineEvent<const Type extends string, Schema extends z.ZodObject>(
  type: Type,
  schema: Schema,
  rules: Pick<EventDefinition<Type, Schema>, 'endsRights' | 'untold'> = {},
): EventDefinition<Type, Schema> {
  const definition = { type, schema, ...rules };
  declared.push(definition);
  return definition;
}

/** What may be told of an event's payload. */
export function toldOf(type: string, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const untold: readonly string[] = declared.find((event) => event.type === type)?.untold ?? [];
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !untold.includes(name)));
}

/** All events by which somebody may lose a right. */
export function eventsThatEndRights(): EventDefinition[] {
  return declared.filter(({ endsRights }) => endsRights);
}
