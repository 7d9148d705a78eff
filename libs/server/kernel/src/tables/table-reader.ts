import { Injectable } from '@nestjs/common';
import {
  type FirstRowsInput,
  type MatchingRowsInput,
  type NamedRow,
  type RowCount,
  type TableDeclaration,
  type TableExport,
  tableLimits,
  type TablePage,
  type TablePageInput,
  type TableRow,
} from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import { type Actor, assertCan, type MaybeActor } from '../actor/actor';
import { encodeCursor } from '../pagination/cursor';
import { PreparedQueries } from '../sql/prepared-queries';
import { parseInput } from '../validation/parse-input';
import { readableBy } from './readable-by';
import { type SearchBounds, withReferences } from './found-references';
import { decodePlace } from './table-cursor';
import { placeOf, type StoredRow, toTableRow } from './table-row';
import { schemasOf } from './table-schemas';
import type { Bind, TableSource } from './table-source';
import { TableSources } from './table-sources';
import {
  countStatement,
  estimateStatement,
  lengthStatement,
  type TableQuestion,
  type TableSlice,
  tableStatement,
} from './table-statement';

/** Rows of one statement of an export: what of it is in memory at a time. */
const batchSize = 500;

type RowsWanted = Omit<TableSlice, 'part'>;

/** What PostgreSQL says of a statement it does not run. */
interface EstimateRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** Some of a table's rows, and who may read them. */
interface TablePart {
  readonly requires: Permission;
  readonly condition: (bind: Bind) => string;
}

/**
 * Reads console tables by keyset, (sort value, id); rows without a sort value come last, in either direction. No
 * OFFSET and no count: the depth of a table costs nothing. How many there are is a question of its own.
 */
@Injectable()
export class TableReader {
  constructor(
    private readonly sources: TableSources,
    private readonly queries: PreparedQueries,
  ) {}

  /**
   * One page of a table, with every column the caller may read.
   * @throws DomainError COMMON_UNAUTHENTICATED, COMMON_FORBIDDEN without the table's right, COMMON_INVALID_INPUT for an
   * order or a filter the table does not have, or a cursor that is not ours
   */
  async page<Table extends TableDeclaration>(
    actor: MaybeActor,
    table: Table,
    query: TablePageInput,
  ): Promise<TablePage<Table>> {
    assertCan(actor, table.requires);
    return this.readPage(actor, table, query);
  }

  /** As `page`, within the bounds of a search of several tables. @throws Error beyond them, and DomainError as `page` does */
  async pageWithin<Table extends TableDeclaration>(
    actor: MaybeActor,
    table: Table,
    query: TablePageInput,
    bounds: SearchBounds,
  ): Promise<TablePage<Table>> {
    assertCan(actor, table.requires);
    return this.readPage(actor, table, query, { bounds });
  }

  /**
   * One page of the rows of a table that a condition picks, such as those about one record.
   * @param part the condition, and the right that opens these rows instead of the table's own
   * @throws DomainError as `page` does
   */
  async pageOf<Table extends TableDeclaration>(
    actor: MaybeActor,
    table: Table,
    query: TablePageInput,
    part: TablePart,
  ): Promise<TablePage<Table>> {
    assertCan(actor, part.requires);
    return this.readPage(actor, table, query, { narrowedTo: part.condition });
  }

  /** How many rows a question finds: counted up to a limit, estimated beyond it. @throws DomainError as `page` does */
  async count(actor: Actor, input: MatchingRowsInput): Promise<RowCount> {
    const { source, question } = await this.matching(actor, input);
    const { text, values } = countStatement(source, actor, question, tableLimits.exactRows);
    const [counted] = await this.queries.unprepared<{ rows: number }>(text, values);
    const rows = counted?.rows ?? 0;
    if (rows <= tableLimits.exactRows) return { rows, isAbout: false };
    const estimate = estimateStatement(source, actor, question);
    const [plan] = await this.queries.unprepared<EstimateRow>(estimate.text, estimate.values);
    return { rows: Math.max(rows, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0), isAbout: true };
  }

  /** The rows a question finds, by name, in the order asked for: the first `tableLimits.selectedRows`. @throws DomainError as `page` does */
  async names(actor: Actor, input: FirstRowsInput): Promise<NamedRow[]> {
    const { question } = await this.matching(actor, input);
    const [label = ''] = Object.keys(question.readable.columns);
    const limit = tableLimits.selectedRows;
    const found = await this.read(actor, question, { after: null, columns: [label], limit });
    return found.map((row) => ({ id: row.id, label: String(row[label] ?? row.id) }));
  }

  /** Whether a question finds more than so many rows. @throws DomainError as `page` does */
  async isLongerThan(
    actor: MaybeActor,
    table: TableDeclaration,
    query: TableExport,
    rows: number,
  ): Promise<boolean> {
    assertCan(actor, table.requires);
    const readable = readableBy(actor, table);
    const source = this.sources.named(table.name);
    const asked = { ...parseInput(schemasOf(readable).export, query), readable };
    const question = await withReferences(this.queries, source, asked);
    const { text, values } = lengthStatement(source, actor, question, rows);
    return (await this.queries.unprepared(text, values)).length > 0;
  }

  /**
   * All rows of a question in batches, with the columns asked for; no more than a batch is held at a time.
   * @throws DomainError as `page` does, when the first batch is asked for
   */
  async *batches<Table extends TableDeclaration>(
    actor: MaybeActor,
    table: Table,
    query: TableExport,
  ): AsyncGenerator<TableRow<Table>[], void, undefined> {
    assertCan(actor, table.requires);
    const readable = readableBy(actor, table);
    const { columns, ...asked } = parseInput(schemasOf(readable).export, query);
    const source = this.sources.named(table.name);
    const question = await withReferences(this.queries, source, { ...asked, readable });
    let after: RowsWanted['after'] = null;
    for (;;) {
      const found: StoredRow[] = await this.read(actor, question, {
        after,
        columns,
        limit: batchSize,
      });
      const last = found.at(-1);
      if (!last) return;
      yield found.map((row) => toTableRow(table, row, columns));
      if (found.length < batchSize) return;
      after = placeOf(last);
    }
  }

  /** @throws DomainError COMMON_NOT_FOUND for no table of ours, and as `page` does */
  private async matching(actor: Actor, { table: name, ...asked }: FirstRowsInput) {
    const source = this.sources.named(name);
    assertCan(actor, source.table.requires);
    const readable = readableBy(actor, source.table);
    const question = { ...parseInput(schemasOf(readable).query, asked), readable };
    return { source, question: await withReferences(this.queries, source, question) };
  }

  private async readPage<Table extends TableDeclaration>(
    actor: Actor,
    table: Table,
    query: TablePageInput,
    more: Pick<TableQuestion, 'bounds' | 'narrowedTo'> = {},
  ): Promise<TablePage<Table>> {
    const readable = readableBy(actor, table);
    const { limit, cursor, ...asked } = parseInput(schemasOf(readable).query, query);
    const question = await withReferences(this.queries, this.sources.named(table.name), {
      ...asked,
      readable,
      ...more,
    });
    const columns = Object.keys(readable.columns);
    const order = `${question.sortBy} ${question.direction}`;
    const after = cursor ? decodePlace(cursor, order) : null;
    const found = await this.read(actor, question, { after, columns, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => toTableRow(table, row, columns)),
      nextCursor: found.length > limit && last ? encodeCursor(placeOf(last), order) : null,
    };
  }

  private async read(actor: Actor, question: TableQuestion, wanted: RowsWanted): Promise<StoredRow[]> {
    const source = this.sources.named(question.readable.name);
    const run = (slice: TableSlice) => this.run(source, actor, question, slice);
    if (source.notNull?.includes(question.sortBy)) return run({ ...wanted, part: 'all' });
    const isAmongNulls = wanted.after?.[0] === null;
    const valued = isAmongNulls ? [] : await run({ ...wanted, part: 'valued' });
    const limit = wanted.limit - valued.length;
    if (limit === 0) return valued;
    const nulls = await run({
      ...wanted,
      part: 'nulls',
      limit,
      after: isAmongNulls ? wanted.after : null,
    });
    return [...valued, ...nulls];
  }

  private async run(
    source: TableSource,
    actor: Actor,
    question: TableQuestion,
    slice: TableSlice,
  ): Promise<StoredRow[]> {
    const { text, values } = tableStatement(source, actor, question, slice);
    const { bounds } = question;
    // As a screen opens: nothing was searched, filtered or read on after.
    const rows =
      values.length === 0 && !bounds
        ? await this.queries.constant<StoredRow>(text)
        : await this.queries.unprepared<StoredRow>(text, values, bounds?.withinMilliseconds);
    return source.masked ? rows.map((row) => ({ ...row, ...source.masked?.(row) })) : rows;
  }
}
