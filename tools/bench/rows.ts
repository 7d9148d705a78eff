import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Row, sections } from './row.ts';

const folder = join(import.meta.dirname, 'rows');

export interface NamedRow {
  /** Its file's name without extension. */
  readonly name: string;
  readonly row: Row;
}

/** Names of all rows there are. */
export function rowNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Loads one row by its name. */
export async function loadRow(name: string): Promise<Row> {
  const module = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as { row?: Row };
  if (module.row === undefined) throw new Error(`tools/bench/rows/${name}.ts exports no "row".`);
  return module.row;
}

/** Loads the named rows in the order of the table. */
export async function loadRows(names: readonly string[]): Promise<NamedRow[]> {
  const rows = await Promise.all(names.map(async (name) => ({ name, row: await loadRow(name) })));
  return rows.sort((a, b) => sections.indexOf(a.row.section) - sections.indexOf(b.row.section));
}
