import { Injectable } from '@nestjs/common';
import {
  type FindRowsInput,
  findRowsSchema,
  type FoundRow,
  type FoundRows,
  type TableDeclaration,
  tableLimits,
} from '@lyceum/contracts/ops';
import { type Actor, can } from '../actor/actor';
import { describeError } from '../errors/describe-error';
import { reportFault } from '../errors/report-fault';
import { parseInput } from '../validation/parse-input';
import { readableBy } from './readable-by';
import type { SearchBounds } from './found-references';
import { TableReader } from './table-reader';
import { TableSources } from './table-sources';

type Found = NonNullable<TableDeclaration['found']>;

/** Signs before and after what was looked for. */
const around = 30;

/** Finds rows of all tables that say how they are found. */
@Injectable()
export class FoundRowsService {
  constructor(
    private readonly sources: TableSources,
    private readonly reader: TableReader,
  ) {}

  /**
   * The first rows of each table the caller may read that the search of that table finds, and why: the column in which
   * the words stand, of those that are the caller's to read. A table that cannot be searched, or not in time, is named.
   */
  async find(actor: Actor, input: FindRowsInput): Promise<FoundRows[]> {
    const { search } = parseInput(findRowsSchema, input);
    const tables = this.sources.tables.filter((table) => can(actor, table.requires));
    const bounds = { withinMilliseconds: tableLimits.findMilliseconds, lookedUp: new Map() };
    const found: FoundRows[] = [];
    // One after the other: what is typed shall not take all connections of the server, at each letter.
    for (const table of tables) {
      const rows = table.found ? await this.rowsOrNull(actor, table, table.found, search, bounds) : [];
      if (rows?.length !== 0) found.push({ table: table.name, rows });
    }
    return found;
  }

  private async rowsOrNull(
    actor: Actor,
    table: TableDeclaration,
    found: Found,
    search: string,
    bounds: SearchBounds,
  ): Promise<FoundRow[] | null> {
    try {
      return await this.rowsOf(actor, table, found, search, bounds);
    } catch (thrown) {
      reportFault(describeError(thrown), thrown, { table: table.name });
      return null;
    }
  }

  private async rowsOf(
    actor: Actor,
    table: TableDeclaration,
    found: Found,
    search: string,
    bounds: SearchBounds,
  ): Promise<FoundRow[]> {
    const readable = readableBy(actor, table);
    const query = { search, filters: {}, limit: tableLimits.foundRows };
    const { rows } = await this.reader.pageWithin(actor, table, query, bounds);
    return rows.map((row) => {
      const valueOf = (key: string): string => textOf((row as Readonly<Record<string, unknown>>)[key]);
      const why = found.by.find((key) => key in readable.columns && holds(valueOf(key), search));
      return {
        id: row.id,
        label: valueOf(found.label) || row.id,
        detail: detailOf(readable, found, row),
        why: why ? { field: readable.columns[why]?.label ?? '', text: piece(valueOf(why), search) } : null,
      };
    });
  }
}

/** What tells a row from another of its name, as far as the caller may read it. */
function detailOf({ columns }: TableDeclaration, { detail }: Found, row: object): string {
  const words = detail.map((key) => {
    const value = (row as Readonly<Record<string, unknown>>)[key];
    const choices = columns[key]?.choices;
    if (!choices || !Array.isArray(value)) return key in columns ? textOf(value) : '';
    return value.map((one: string) => choices[one] ?? one).join(', ');
  });
  return words.filter(Boolean).join(' · ');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const placeOf = (text: string, search: string): number => text.toLowerCase().indexOf(search.toLowerCase());

const holds = (text: string, search: string): boolean => placeOf(text, search) >= 0;

/** What stands around the words, of a long text. */
function piece(text: string, search: string): string {
  const start = Math.max(0, placeOf(text, search) - around);
  const end = Math.min(text.length, placeOf(text, search) + search.length + around);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
