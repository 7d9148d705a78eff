import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a row; an array stands for one of PostgreSQL's, a Date for a time. */
export type Value = string | number | boolean | null | Date | readonly string[];

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: Value): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return field(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return String(value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

/** Chunks worth a write: a row by itself is too small. */
function* inChunks(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(field).join('\t')}\n`;
    if (chunk.length < 256 * 1024) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Writes rows with COPY, never holding more than a few of them. @returns how many the table took */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  const sink = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(inChunks(rows)), sink);
  return sink.rowCount;
}
