import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type PersonRecord,
  type PersonRecordKind,
  type PersonTimelineInput,
  type PersonTimelinePage,
  personTimelineSchema,
} from '@lyceum/contracts/ops';
import { type Actor, can } from '../actor/actor';
import { Marked } from '../marks/marked';
import { cutPage, type Keyset } from '../pagination/cursor';
import { keysetOf } from '../pagination/placed';
import { PreparedQueries } from '../sql/prepared-queries';
import { parseInput } from '../validation/parse-input';
import { type PersonRecordRow, type PersonRecords, TellsStaffOfPerson } from './person-records';

type KnownRow = PersonRecordRow & { readonly kind: string };

/** What all domains tell staff of one person, in one order. */
@Injectable()
export class PersonTimeline implements OnModuleInit {
  private byName = new Map<string, PersonRecords>();

  constructor(
    private readonly marked: Marked,
    private readonly queries: PreparedQueries,
  ) {}

  onModuleInit(): void {
    this.byName = this.marked.byName(TellsStaffOfPerson, 'kinds of what staff are told of people');
  }

  /** The kinds the caller may read of somebody, by their titles. */
  kindsFor(actor: Actor, userId: string): PersonRecordKind[] {
    return this.readable(actor, userId)
      .map(([name, { title }]) => ({ name, title }))
      .sort((one, other) => one.title.localeCompare(other.title));
  }

  /**
   * A page of what the caller may read of somebody, the latest first. Whether they may know the person at all is asked
   * before. A kind they may not read, or that there is not, has nothing.
   */
  async page(actor: Actor, input: PersonTimelineInput): Promise<PersonTimelinePage> {
    const { userId, kind, limit, cursor } = parseInput(personTimelineSchema, input);
    const [beforeAt, beforeId] = keysetOf(cursor);
    const values = { userId, beforeAt, beforeId, limit: limit + 1 };
    const asked = this.readable(actor, userId).filter(([name]) => !kind || name === kind);
    const found = await Promise.all(
      asked.map(async ([name, { records }]): Promise<KnownRow[]> => {
        const rows = await this.queries.rows(records, values);
        return rows.map((row) => ({ ...row, kind: name }));
      }),
    );
    const { rows, nextCursor } = cutPage(found.flat().sort(latestFirst), limit, placeOf);
    return { rows: rows.map(toRecord), nextCursor };
  }

  private readable(actor: Actor, userId: string): [string, PersonRecords][] {
    return [...this.byName].filter(
      ([, source]) => can(actor, source.requires) && !(source.isNotOfOneself && actor.userId === userId),
    );
  }
}

const placeOf = ({ at, id }: KnownRow): Keyset => [at, id];

/** As PostgreSQL orders them: texts of times and of UUIDs, each of one length. */
function latestFirst(one: KnownRow, other: KnownRow): number {
  const [first, second] = [`${one.at} ${one.id}`, `${other.at} ${other.id}`];
  return first < second ? 1 : first > second ? -1 : 0;
}

function toRecord({ at, targetType, targetId, ...row }: KnownRow): PersonRecord {
  return {
    ...row,
    at: new Date(at).toISOString(),
    target: targetType !== null && targetId !== null ? { type: targetType, id: targetId } : null,
  };
}
