import type { Statement } from '@lyceum/kernel';
import type { ClientBase, Connection, FieldDef, Submittable } from 'pg';

/** Has PostgreSQL parse and describe a statement, without running it. */
class Describe implements Submittable {
  fields: readonly FieldDef[] = [];
  readonly done: Promise<void>;
  private settle: { resolve: () => void; reject: (error: Error) => void };

  constructor(private readonly text: string) {
    const { promise, ...settle } = Promise.withResolvers<undefined>();
    this.settle = settle as typeof this.settle;
    this.done = promise;
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, false);
    connection.describe({ type: 'S', name: '' }, false);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.settle.resolve();
  }
}

/** What pg makes of a value by PostgreSQL's type of it. */
const kinds: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
};

/** Arrays pg knows as such; of any other type it answers PostgreSQL's text of the array. */
const arrays: Readonly<Record<string, string>> = {
  _text: 'string[]',
  _varchar: 'string[]',
  _uuid: 'string[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _float8: 'number[]',
  _bool: 'boolean[]',
  _timestamptz: 'Date[]',
  _jsonb: 'json[]',
  _json: 'json[]',
};

/** The kind of value of each column a statement answers, as PostgreSQL describes it. */
export async function describedColumns(
  client: ClientBase,
  typeNames: ReadonlyMap<number, string>,
  { text }: Pick<Statement, 'text'>,
): Promise<Map<string, string>> {
  const describe = new Describe(text);
  client.query(describe);
  await describe.done;
  return new Map(
    describe.fields.map(({ name, dataTypeID }) => {
      const type = typeNames.get(dataTypeID) ?? '';
      return [name, arrays[type] ?? kinds[type] ?? 'string'];
    }),
  );
}
