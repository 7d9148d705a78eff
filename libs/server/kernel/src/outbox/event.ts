import type { z } from 'zod';

/** A kind of event: its wire name and the shape of its payload. Declared once, in the domain's `*.events.ts`. */
export interface EventDefinition<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  /** `domain.past-tense`, e.g. `auth.user-roles-changed`. */
  readonly type: Type;
  readonly schema: Schema;
}

export type EventPayload<Definition extends EventDefinition> = z.output<Definition['schema']>;

/** An event as a processor gets it. It may come twice; the payload is what the raiser wrote. */
export interface DeliveredEvent<Payload = unknown> {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly payload: Payload;
}

/** Declares an event: `export const UserRolesChanged = defineEvent('auth.user-roles-changed', z.object({…}))`. */
export function defineEvent<const Type extends string, Schema extends z.ZodObject>(
  type: Type,
  schema: Schema,
): EventDefinition<Type, Schema> {
  return { type, schema };
}
