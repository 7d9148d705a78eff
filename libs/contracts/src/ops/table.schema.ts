import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { sortDirections } from '../common/sort.enums';
import { personal } from '../personal-data/personal.schema';
import { columnKeysOf, type TableColumn, type TableDeclaration, type TableRow } from './table';
import { filterProblem, type FilterValue, trimmed } from './table-filter';
import { tableLimits } from './table.limits';

/** The schema a filter of this column has. A range of money is in minor units. */
export function filterSchemaOf(column: TableColumn): z.ZodType<FilterValue> {
  const fitting = z.custom<FilterValue>((value) => filterProblem(column, value) === null, {
    error: ({ input }) => filterProblem(column, input) ?? '',
  });
  return z.preprocess(trimmed, fitting);
}

/** The record whose rows are meant: of a table of such rows always one, of any other none. */
function withinSchema({ partOf }: TableDeclaration) {
  const schema = partOf === undefined ? z.never().optional() : idSchema;
  return schema as unknown as z.ZodOptional<typeof idSchema>;
}

/** What is asked of a table, page by page or as a file: `{ search, filters: { column: value }, sortBy, direction }`. */
function questionShape(table: TableDeclaration) {
  const filters = columnKeysOf(table, (column) => column.isFilterable === true).map((key) => [
    key,
    filterSchemaOf(table.columns[key] as TableColumn).optional(),
  ]);
  const sortable = columnKeysOf(table, (column) => column.isSortable === true);
  return {
    within: withinSchema(table),
    search: z.string().trim().max(tableLimits.searchLength).default(''),
    filters: z
      .strictObject(Object.fromEntries(filters) as Record<string, z.ZodOptional<z.ZodType<FilterValue>>>)
      .default({}),
    sortBy: z.enum(sortable as [string, ...string[]]).default(table.sort.by),
    direction: z.enum(sortDirections).default(table.sort.direction),
  };
}

/** Input of a call for one page of a table. */
export function tableQuerySchema(table: TableDeclaration) {
  return z.object({
    ...questionShape(table),
    limit: z.int().min(1).max(pageLimits.maximumPageSize).default(pageLimits.consolePageSize),
    cursor: cursorSchema.nullish(),
  });
}

/** The same at a door, which does not know yet how the rows are ordered for who calls. */
export function tablePageInputSchema(table: TableDeclaration) {
  const { sortBy, direction } = questionShape(table);
  return tableQuerySchema(table).extend({
    sortBy: sortBy.unwrap().optional(),
    direction: direction.unwrap().optional(),
  });
}

/** Input of a call for a table as a file: the same question without pages, and the columns in their order. */
export function tableExportSchema(table: TableDeclaration) {
  const keys = Object.keys(table.columns) as [string, ...string[]];
  return z.object({
    ...questionShape(table),
    columns: z.array(z.enum(keys)).min(1).max(keys.length),
  });
}

export type TableQuery = z.output<ReturnType<typeof tableQuerySchema>>;
export type TablePageInput = z.output<ReturnType<typeof tablePageInputSchema>>;
export type TableExport = z.output<ReturnType<typeof tableExportSchema>>;

const cellSchemas = {
  text: z.string().nullable(),
  number: z.number().nullable(),
  money: z.object({ minor: z.int(), currency: z.string().length(3) }).nullable(),
  time: z.iso.datetime().nullable(),
  flag: z.boolean().nullable(),
  choice: z.string().nullable(),
  choices: z.array(z.string()),
} as const;

/** One row of a table: its id and every column, as far as the reader may know what it tells of people. */
export function tableRowSchema<Table extends TableDeclaration>(table: Table) {
  const cells = Object.entries(table.columns).map(([key, { kind, personal: field }]) => {
    const cell = cellSchemas[kind];
    return [key, field ? personal(field, cell.optional()) : cell];
  });
  const row = z.object({ id: z.string(), ...(Object.fromEntries(cells) as object) });
  return row as unknown as z.ZodType<TableRow<Table>, TableRow<Table>>;
}

/** Output of a call for one page: rows with their id and every column, and the place of the next page. */
export function tablePageSchema<Table extends TableDeclaration>(table: Table) {
  return z.object({ rows: z.array(tableRowSchema(table)), nextCursor: z.string().nullable() });
}

export interface TablePage<Table extends TableDeclaration> {
  rows: TableRow<Table>[];
  nextCursor: string | null;
}

/** Which rows of a table are meant: its name, and a question without pages and order. */
export const matchingRowsSchema = z.object({
  table: z.string().min(1).max(60),
  search: z.string().max(tableLimits.searchLength).default(''),
  filters: z.record(z.string(), z.unknown()).default({}),
});

export type MatchingRowsInput = z.input<typeof matchingRowsSchema>;

/** The same in the order they are looked at: where there are more than can be selected, the first of them are meant. */
export const firstRowsSchema = matchingRowsSchema.extend({
  sortBy: z.string().max(60).optional(),
  direction: z.enum(sortDirections).optional(),
});

export type FirstRowsInput = z.input<typeof firstRowsSchema>;

/** How many rows there are; about so many where the database estimates. */
export const rowCountSchema = z.object({ rows: z.int().min(0), isAbout: z.boolean() });

export type RowCount = z.output<typeof rowCountSchema>;

/** Rows by what stands in the first column their reader has. */
export const namedRowsSchema = z.array(z.object({ id: z.string(), label: z.string() }));

export type NamedRow = z.output<typeof namedRowsSchema>[number];

/** What is looked for in all tables at once. */
export const findRowsSchema = z.object({
  search: z.string().trim().min(tableLimits.shortestFind).max(tableLimits.searchLength),
});

export type FindRowsInput = z.input<typeof findRowsSchema>;

const foundRowSchema = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  /** The column in which the words stand, and what stands around them; null where it is not the reader's to know. */
  why: z.object({ field: z.string(), text: z.string() }).nullable(),
});

/** What one table has of it; null where it could not be searched, which takes no other table with it. */
export const foundRowsSchema = z.object({ table: z.string(), rows: z.array(foundRowSchema).nullable() });

export type FoundRow = z.output<typeof foundRowSchema>;
export type FoundRows = z.output<typeof foundRowsSchema>;

export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Body of a call for a table as a file; the rest of it is `tableExportSchema` of the table its address names. */
export const tableFileSchema = z.looseObject({ format: z.enum(exportFormats) });

export type TableFileInput = z.output<typeof tableFileSchema>;

/** Rows a bulk action is to be done to, each once. */
export const bulkIdsSchema = z
  .array(idSchema)
  .min(1)
  .max(tableLimits.bulkRows)
  .refine((ids) => new Set(ids).size === ids.length, 'A row is named twice.');

/** How a row stood when somebody had changed it: whatever is done to it later gives it another one. */
const revisionSchema = z.string().max(40);

/** To undo a bulk action: the revisions it left rows in, by their ids. What somebody has changed since stays as it is. */
export const asLeftSchema = z.record(idSchema, revisionSchema);

export type AsLeft = z.output<typeof asLeftSchema>;

/** What became of one row of a bulk action: done, done before, or why not. */
export const bulkResultSchema = z.object({
  id: idSchema,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** It was so before: there is nothing to undo. */
  wasSo: z.literal(true).optional(),
  /** How it was left, where that can be undone. */
  revision: revisionSchema.optional(),
});

export type BulkResult = z.output<typeof bulkResultSchema>;

/** A view of a table somebody saved: the search parameters of its address. */
export const savedViewSchema = z.object({
  id: idSchema,
  table: z.string().min(1).max(60),
  name: z.string().trim().min(1, 'Name the view.').max(tableLimits.savedViewNameLength),
  search: z.string().max(tableLimits.savedViewLength),
});

export type SavedView = z.output<typeof savedViewSchema>;

/** A saved view as one of its readers has it. */
export const listedViewSchema = savedViewSchema.extend({
  isShared: z.boolean(),
  /** The reader begins the table with it. */
  isDefault: z.boolean(),
  /** Who shares it; null for the reader's own. */
  owner: z.string().nullable(),
  /** Whether the reader may rename, share and remove it. */
  mayChange: z.boolean(),
});

export type ListedView = z.output<typeof listedViewSchema>;

/** A name the caller has used for the table before stands for the view from now on. */
export const saveViewSchema = savedViewSchema.omit({ id: true }).extend({
  /** What their view of that name asks, as far as they know; null where they know of none. */
  searchRead: savedViewSchema.shape.search.nullable(),
});

export const listViewsSchema = savedViewSchema.pick({ table: true });

export const removeViewSchema = savedViewSchema.pick({ id: true });

export const renameViewSchema = savedViewSchema.pick({ id: true, name: true }).extend({
  /** What it is called, as far as the caller knows. */
  nameRead: savedViewSchema.shape.name,
});

export type RenameViewInput = z.output<typeof renameViewSchema>;

export const shareViewSchema = savedViewSchema.pick({ id: true }).extend({ isShared: z.boolean() });

export type ShareViewInput = z.output<typeof shareViewSchema>;

/** What the caller begins a table with; null for everything. */
export const defaultViewSchema = savedViewSchema.pick({ table: true }).extend({ id: idSchema.nullable() });

export type DefaultViewInput = z.output<typeof defaultViewSchema>;

export type SaveViewInput = z.output<typeof saveViewSchema>;
