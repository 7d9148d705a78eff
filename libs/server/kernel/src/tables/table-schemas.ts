import { type TableDeclaration, tableExportSchema, tableQuerySchema } from '@lyceum/contracts/ops';

interface TableSchemas {
  readonly query: ReturnType<typeof tableQuerySchema>;
  readonly export: ReturnType<typeof tableExportSchema>;
}

const known = new WeakMap<TableDeclaration, TableSchemas>();

/** The schemas of a table's questions, made once: zod compiles a schema when it is first used. */
export function schemasOf(table: TableDeclaration): TableSchemas {
  const found = known.get(table);
  if (found) return found;
  const made = { query: tableQuerySchema(table), export: tableExportSchema(table) };
  known.set(table, made);
  return made;
}
