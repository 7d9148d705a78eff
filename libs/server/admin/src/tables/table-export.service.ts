import { Injectable } from '@nestjs/common';
import {
  type ExportFormat,
  opsErrors,
  type TableDeclaration,
  type TableExport,
  tableExportSchema,
  type TableFileInput,
  tableFileSchema,
  tableLimits,
} from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  questionRecord,
  readableBy,
  TableReader,
  TableSources,
  UnitOfWork,
} from '@lyceum/kernel';
import { csvFile } from './csv-file';
import { type FileCell, type FileColumn, fileColumns } from './file-cells';
import { xlsxFile } from './xlsx-file';

/** A file on its way: no more than a batch of its rows is in memory at a time. */
export interface TableFile {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** Tables of the console as files. */
@Injectable()
export class TableExportService {
  constructor(
    private readonly sources: TableSources,
    private readonly reader: TableReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * A file of exactly the rows and columns asked for, and an audit row saying who took what out (checklist line 238).
   * @throws DomainError COMMON_FORBIDDEN without `console.use` or the table's right, COMMON_NOT_FOUND for no table of
   * ours, COMMON_INVALID_INPUT, also for a column that is not theirs to read; OPS_EXPORT_TOO_LONG beyond 250,000 rows
   */
  async open(actor: Actor, name: string, input: TableFileInput): Promise<TableFile> {
    assertCan(actor, 'console.use');
    const { table: whole } = this.sources.named(name);
    assertCan(actor, whole.requires);
    const table = readableBy(actor, whole);
    const { format, ...rest } = parseInput(tableFileSchema, input);
    const query = parseInput(tableExportSchema(table), rest);
    if (await this.reader.isLongerThan(actor, table, query, tableLimits.exportRows))
      throw new DomainError(opsErrors.EXPORT_TOO_LONG, {
        parameters: { rows: tableLimits.exportRows.toLocaleString('en') },
      });
    const { search, filters, ...shape } = query;
    await this.record(actor, table, { format, ...shape, ...questionRecord({ search, filters }) });
    const day = new Date().toISOString().slice(0, 10);
    return {
      name: `${name}-${day}.${format}`,
      type: mediaTypes[format],
      chunks: this.write(actor, table, format, query),
    };
  }

  private write(
    actor: Actor,
    table: TableDeclaration,
    format: ExportFormat,
    query: TableExport,
  ): AsyncIterable<Uint8Array> {
    const columns = fileColumns(table, query.columns);
    const batches = this.cells(actor, table, columns, query);
    return format === 'csv' ? csvFile(columns, batches) : xlsxFile(table.title, columns, batches);
  }

  private async *cells(
    actor: Actor,
    table: TableDeclaration,
    columns: readonly FileColumn[],
    query: TableExport,
  ): AsyncGenerator<FileCell[][], void, undefined> {
    for await (const rows of this.reader.batches(actor, table, query))
      yield rows.map((row) => columns.map(({ cellOf }) => cellOf(row)));
  }

  private async record(actor: Actor, { name }: TableDeclaration, after: object): Promise<void> {
    await this.unitOfWork.run(async (transaction) =>
      transaction.audit({
        actorId: actor.userId,
        action: 'table.export',
        targetType: 'table',
        targetId: name,
        before: null,
        after,
      }),
    );
  }
}
