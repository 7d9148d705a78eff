import type { TablePage, TableDeclaration } from '@lyceum/contracts/ops';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** What a console call answers, or the error it was refused with. */
interface Answer<Data> {
  result?: { data: Data };
  error?: { message: string; data: { code: string; message: string; issues?: unknown } };
}

/** Calls of the ops console in the name of one person. */
export class ConsoleCalls {
  constructor(
    private readonly server: TestServer,
    private readonly person: Person,
  ) {}

  /** @throws Error when the call is refused */
  async query<Data>(procedure: string, input: unknown = {}): Promise<Data> {
    const { body } = await this.server.opsQuery(procedure, input, this.person.token);
    return dataOf(body as Answer<Data>);
  }

  /** @throws Error when the call is refused */
  async mutate<Data = unknown>(procedure: string, input: unknown): Promise<Data> {
    const { body } = await this.server.opsMutation(procedure, input, this.person.token);
    return dataOf(body as Answer<Data>);
  }

  /** The code a query is refused with. */
  async refusedQuery(procedure: string, input: unknown = {}): Promise<string | undefined> {
    const { body } = await this.server.opsQuery(procedure, input, this.person.token);
    return (body as Answer<unknown>).error?.data.code;
  }

  /** The code a mutation is refused with. */
  async refused(procedure: string, input: unknown): Promise<string | undefined> {
    return (await this.refusal(procedure, input))?.code;
  }

  /** All that a refused mutation answers: also which fields it is about. */
  async refusal(
    procedure: string,
    input: unknown,
  ): Promise<NonNullable<Answer<unknown>['error']>['data'] | undefined> {
    const { body } = await this.server.opsMutation(procedure, input, this.person.token);
    return (body as Answer<unknown>).error?.data;
  }

  /** The rows of a table's first page. */
  async rows<Table extends TableDeclaration>(
    procedure: string,
    question: object = {},
  ): Promise<TablePage<Table>['rows']> {
    return (await this.query<TablePage<Table>>(procedure, question)).rows;
  }

  /** What this person did to something, the latest last. */
  async audited(targetId: string): Promise<Pick<StoredAudit, 'action' | 'before' | 'after'>[]> {
    const where = { targetId, actorId: this.person.id };
    const entries = await stored<StoredAudit>(this.server.database.manager, 'audit_entries', where);
    return entries.map(({ action, before, after }) => ({ action, before, after }));
  }
}

function dataOf<Data>({ result, error }: Answer<Data>): Data {
  if (error || !result) throw new Error(error?.data.code ?? 'The call was not answered');
  return result.data;
}
