import { Injectable } from '@nestjs/common';
import {
  type RowPlace,
  type TableDeclaration,
  tableLimits,
  type TableWalkInput,
} from '@lyceum/contracts/ops';
import { type Actor, assertCan, type MaybeActor } from '../actor/actor';
import { PreparedQueries } from '../sql/prepared-queries';
import { parseInput } from '../validation/parse-input';
import { withReferences } from './found-references';
import { readableBy } from './readable-by';
import type { TablePlace } from './table-cursor';
import { placeOf, type StoredRow } from './table-row';
import { schemasOf } from './table-schemas';
import type { Bind, TableSource } from './table-source';
import { TableSources } from './table-sources';
import { comparedBy, countStatement, type TableQuestion, tableStatement } from './table-statement';

type Narrowing = NonNullable<TableQuestion['narrowedTo']>;

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Leads through the rows of a console table one by one, in the order and by the filters of its list. */
@Injectable()
export class TableWalk {
  constructor(
    private readonly sources: TableSources,
    private readonly queries: PreparedQueries,
  ) {}

  /**
   * Where a row stands among those a question finds, and which come before and after it. A row that is found no more,
   * such as a case just decided, still has its neighbours. After the last one come those further up, then those skipped.
   * @throws DomainError COMMON_UNAUTHENTICATED, COMMON_FORBIDDEN without the table's right, COMMON_INVALID_INPUT
   */
  async around(actor: MaybeActor, table: TableDeclaration, input: TableWalkInput): Promise<RowPlace> {
    assertCan(actor, table.requires);
    const readable = readableBy(actor, table);
    const { id, skipped = [], ...asked } = input;
    const source = this.sources.named(table.name);
    const read = { ...parseInput(schemasOf(readable).query, asked), readable };
    const question = await withReferences(this.queries, source, read);
    const steps = new Steps(this.queries, source, actor, question);
    const here = await steps.placeOf(id);
    return {
      place: here && (await steps.numberOf(id, here)),
      total: await steps.total(),
      previous: here && (await steps.before(here)),
      next: await steps.after(here, id, skipped),
    };
  }
}

/** The statements of one walk through a question. */
class Steps {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly source: TableSource,
    private readonly actor: Actor,
    private readonly question: TableQuestion,
  ) {
    // Rows without a sort value come last in either direction: turned round, such an order is another one.
    if (!source.notNull?.includes(question.sortBy))
      throw new Error(`Nobody walks through ${source.table.name} by ${question.sortBy}, which can be null`);
  }

  /** Whatever the filters say; null for a row the caller may not see. */
  async placeOf(id: string): Promise<TablePlace | null> {
    const any: TableQuestion = { ...this.question, search: '', filters: {} };
    const [row] = await this.read(any, null, 1, this.among([id]));
    return row ? placeOf(row) : null;
  }

  async numberOf(id: string, here: TablePlace): Promise<number | null> {
    const [row] = await this.read(this.question, null, 1, this.among([id]));
    if (!row) return null;
    const before = await this.count(this.question, (bind) => this.isBefore(here, bind));
    return before > tableLimits.exactRows ? null : before + 1;
  }

  async total(): Promise<RowPlace['total']> {
    const rows = await this.count(this.question);
    return { rows: Math.min(rows, tableLimits.exactRows), isAbout: rows > tableLimits.exactRows };
  }

  async before(here: TablePlace): Promise<string | null> {
    const turned = { ...this.question, direction: opposite[this.question.direction] };
    const [row] = await this.read(turned, here, 1);
    return row?.id ?? null;
  }

  async after(here: TablePlace | null, id: string, skipped: readonly string[]): Promise<string | null> {
    const fresh = this.notAmong([id, ...skipped]);
    const [next] = here ? await this.read(this.question, here, 1, fresh) : [];
    const [first] = next ? [next] : await this.read(this.question, null, 1, fresh);
    if (first) return first.id;
    const again = skipped.filter((one) => one !== id);
    if (again.length === 0) return null;
    const rows = await this.read(this.question, null, again.length, this.among(again));
    const found = new Set(rows.map((row) => row.id));
    return again.find((one) => found.has(one)) ?? null;
  }

  private among(ids: readonly string[]): Narrowing {
    return (bind) => `${this.source.id} = ANY(${bind(ids)}::uuid[])`;
  }

  private notAmong(ids: readonly string[]): Narrowing {
    return (bind) => `${this.source.id} <> ALL(${bind(ids)}::uuid[])`;
  }

  private isBefore([value, id]: TablePlace, bind: Bind): string {
    const comparison = this.question.direction === 'asc' ? '<' : '>';
    const sort = comparedBy(this.source, this.question.sortBy);
    return `((${sort}), (${this.source.id})) ${comparison} (${bind(value)}, ${bind(id)})`;
  }

  private read(
    question: TableQuestion,
    after: TablePlace | null,
    limit: number,
    narrowedTo?: Narrowing,
  ): Promise<StoredRow[]> {
    const asked = { ...question, ...(narrowedTo && { narrowedTo }) };
    const slice = { part: 'all', columns: [], after, limit } as const;
    const { text, values } = tableStatement(this.source, this.actor, asked, slice);
    return this.queries.unprepared(text, values);
  }

  /** Up to one more than are counted at all. */
  private async count(question: TableQuestion, narrowedTo?: Narrowing): Promise<number> {
    const asked = { ...question, ...(narrowedTo && { narrowedTo }) };
    const { text, values } = countStatement(this.source, this.actor, asked, tableLimits.exactRows);
    const [counted] = await this.queries.unprepared<{ rows: number }>(text, values);
    return counted?.rows ?? 0;
  }
}
