/** What a statement is given, by the names its text has (`$userId`). Null is written. */
export type Values = Readonly<Record<string, NonNullable<unknown> | null>>;

/** A statement that PostgreSQL parses and plans once a connection, and the rows it answers. Made by `statement`. */
export interface Statement<Row extends object = object> {
  /** Unique over the product; PostgreSQL's views and logs show it. */
  readonly name: string;
  readonly text: string;
  /** Names of its parameters, in the order PostgreSQL knows them. */
  readonly parameters: readonly string[];
  /** Of a statement that raises events by itself (`raiseInStatement`). */
  readonly raises?: true;
  /** Says the type of its rows, and is never there. */
  readonly row?: Row;
}

/** A row that goes on as it is, column by column, such as one of a personal data export: nobody here reads it. */
export type AnyRow = Record<string, unknown>;

const defined = new Map<string, Statement>();

/** A parameter's name; what stands between two dollars is a quoted text of PostgreSQL's. */
const parameter = /\$([a-z]\w*)\b(?!\$)/gi;

/**
 * Defines a statement: once, beside others of its kind, or where its text is known, in a constructor.
 * A test describes every one against PostgreSQL and compares its columns with `Row`.
 * @param text parameters are named, `$userId`, as often as wanted
 * @throws Error for a name that another text has
 */
export function statement<Row extends object = never>(
  name: string,
  text: string,
  more: Pick<Statement, 'raises'> = {},
): Statement<Row> {
  const parameters: string[] = [];
  const counted = text.replace(parameter, (_, named: string) => {
    if (!parameters.includes(named)) parameters.push(named);
    return `$${parameters.indexOf(named) + 1}`;
  });
  if (/\$\d/.test(text)) throw new Error(`${name} counts its parameters: give them names`);
  if ((defined.get(name)?.text ?? counted) !== counted) throw new Error(`Two statements are named ${name}`);
  const made = { name, text: counted, parameters, ...more };
  defined.set(name, made);
  return made;
}

/** Every statement that has been defined so far, for the test that describes them. */
export const definedStatements = (): readonly Statement[] => [...defined.values()];

/** For a test that opens other domains next in its process: what domains add to has another text then. */
export const forgetStatements = (): void => defined.clear();

/** What pg is to run. @throws Error for a value that is missing (where null is meant it is written), or that the statement does not know */
export function queryOf({ name, text, parameters }: Statement, values: Values) {
  const given = values as Partial<Values>;
  const wrong = [
    ...parameters.filter((key) => given[key] === undefined),
    ...Object.keys(given).filter((key) => !parameters.includes(key)),
  ];
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join(', ')} is missing or not known`);
  return { name, text, values: parameters.map((key) => given[key]) };
}
