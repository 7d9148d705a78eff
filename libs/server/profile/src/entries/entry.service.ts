import { type LookAtUserInput, lookAtUserSchema } from '@lyceum/contracts/friends';
import type { UserEvent } from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, AllProfileEntries, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { mostReachOf } from '../fields/field.policy';
import type { ProfileEntriesModel } from './entry.model';
import { type EntryRow, entryQueries } from './entry.queries';

/** Forums and classes somebody is in and events they will be at, as the caller may see them (checklist lines 146, 160). */
@Injectable()
export class EntryService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof entryQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
    entries: AllProfileEntries,
  ) {
    this.statements = new ContactStatements(contact, (own, asStaff) => entryQueries(own, entries, asStaff));
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** Nothing of whom there is not, or not for the caller. */
  async list(actor: Actor, input: LookAtUserInput): Promise<ProfileEntriesModel> {
    assertCan(actor, 'profile.read');
    const { userId: otherId } = parseInput(lookAtUserSchema, input);
    const values = { userId: actor.userId, otherId, mostReach: mostReachOf(actor) };
    const [row] = await this.queries.rows(this.statements.of(actor).list, values);
    return {
      forums: row?.forums ?? null,
      classes: row?.classes ?? [],
      events: (row?.events ?? []).flatMap(toEvent),
      certificates: row?.certificates?.flatMap(toCertificate) ?? null,
    };
  }

  /** The events alone, in the words of REST. */
  async events(actor: Actor, userId: string): Promise<UserEvent[]> {
    const { events } = await this.list(actor, { userId, requestingUser: actor.userId });
    return events.map(({ startDate, ...event }) => ({
      ...event,
      userEvent: { startDate: startDate.toISOString() },
    }));
  }
}

const toCertificate = ({ startsAt, ...certificate }: EntryRow) =>
  startsAt === null ? [] : [{ ...certificate, issuedAt: new Date(startsAt) }];

const toEvent = ({ startsAt, ...event }: EntryRow) =>
  startsAt === null ? [] : [{ ...event, startDate: new Date(startsAt) }];
