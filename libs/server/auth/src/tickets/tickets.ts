import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { insertRow, statement, type StatementRunner } from '@lyceum/kernel';
import { z } from 'zod';
import { Sealer } from './sealer';

/** A kind of ticket: what it is for, what it carries and for how long. */
export interface TicketKind<Schema extends z.ZodObject = z.ZodObject> {
  readonly purpose: string;
  readonly schema: Schema;
  readonly minutes: number;
}

/** Declares a kind of ticket: `defineTicket('second-factor', z.object({…}), 5)`. */
export function defineTicket<Schema extends z.ZodObject>(
  purpose: string,
  schema: Schema,
  minutes: number,
): TicketKind<Schema> {
  return { purpose: `ticket:${purpose}`, schema, minutes };
}

/** A ticket as it comes back. */
export interface ReadTicket<Content> {
  readonly id: string;
  readonly expiresAt: Date;
  readonly content: Content;
}

const envelopeSchema = z.object({ id: z.guid(), expiresAt: z.coerce.date(), content: z.unknown() });

const spendStatement = statement(
  'auth.spend-ticket',
  insertRow('spent_tickets', ['id', 'expiresAt'], 'ON CONFLICT DO NOTHING'),
);

const sweepStatement = statement('auth.sweep-tickets', 'DELETE FROM spent_tickets WHERE expires_at < now()');

/**
 * What a browser keeps for us between two steps of a sign-in. Sealed rather than stored: making one costs no row, so
 * nobody can fill the database with them; only a ticket that reached its aim is noted, until it expires.
 */
@Injectable()
export class Tickets {
  constructor(private readonly sealer: Sealer) {}

  issue<Schema extends z.ZodObject>(kind: TicketKind<Schema>, content: z.output<Schema>): string {
    const expiresAt = new Date(Date.now() + kind.minutes * 60_000).toISOString();
    return this.sealer.seal(kind.purpose, JSON.stringify({ id: randomUUID(), expiresAt, content }));
  }

  /** The ticket, or null when it is not one of ours, of another kind, or too old. It may have been spent. */
  read<Schema extends z.ZodObject>(
    kind: TicketKind<Schema>,
    ticket: string,
  ): ReadTicket<z.output<Schema>> | null {
    const text = this.sealer.open(kind.purpose, ticket);
    if (text === null) return null;
    const { id, expiresAt, content } = envelopeSchema.parse(JSON.parse(text));
    const checked = kind.schema.safeParse(content);
    if (!checked.success || expiresAt <= new Date()) return null;
    return { id, expiresAt, content: checked.data };
  }

  /** Uses the ticket up. Of any number of calls with the same one, at once or later, the first gets true. */
  async spend(
    statements: StatementRunner,
    { id, expiresAt }: Omit<ReadTicket<unknown>, 'content'>,
  ): Promise<boolean> {
    await statements.count(sweepStatement);
    return (await statements.count(spendStatement, { id, expiresAt })) > 0;
  }
}
