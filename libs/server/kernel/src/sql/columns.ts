/** The column of a name its model has: `mainNavBar` is `main_nav_bar`. */
export const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A row's columns by the names its model has: `mainNavBar` is column `main_nav_bar`. Answers the list of a SELECT or a
 * RETURNING, of a table's alias where it has one.
 * @param computed SQL of those that are no column
 */
export function columns(
  names: readonly string[],
  computed: Readonly<Record<string, string>> = {},
): (alias?: string) => string {
  return (alias) =>
    [
      ...names.map((name) => `${alias ? `${alias}.` : ''}${columnOf(name)} AS "${name}"`),
      ...Object.entries(computed).map(([name, sql]) => `${sql} AS "${name}"`),
    ].join(', ');
}

/**
 * INSERT of one row whose values are parameters of the names its model has.
 * @param more `ON CONFLICT …`, `RETURNING …`
 */
export const insertRow = (table: string, names: readonly string[], more = ''): string =>
  `INSERT INTO ${table} (${names.map(columnOf).join(', ')}) VALUES (${names.map((name) => `$${name}`).join(', ')}) ${more}`;

/**
 * INSERT of what a SELECT of `from` answers: parameters of the names its model has, and SQL of what is none.
 * @param computed SQL by the names of their columns
 */
export const insertFrom = (
  table: string,
  names: readonly string[],
  computed: Readonly<Record<string, string>>,
  from: string,
): string =>
  `INSERT INTO ${table} (${[...names, ...Object.keys(computed)].map(columnOf).join(', ')})
   SELECT ${[...names.map((name) => `$${name}`), ...Object.values(computed)].join(', ')} FROM ${from}`;

/** What an UPDATE sets to parameters of the names its model has. */
export const setColumns = (names: readonly string[]): string =>
  names.map((name) => `${columnOf(name)} = $${name}`).join(', ');

/** SQL of whether a row has the values of the parameters of the names its model has. */
export const hasValues = (names: readonly string[]): string =>
  names.map((name) => `${columnOf(name)} IS NOT DISTINCT FROM $${name}`).join(' AND ');
