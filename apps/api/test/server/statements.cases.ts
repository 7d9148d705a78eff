import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { definedStatements } from '@lyceum/kernel';
import { Client } from 'pg';
import { type Claim, claimedRows, type ClaimedRow } from '../../src/testing/claimed-rows';
import { describedColumns } from '../../src/testing/described-columns';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let client: Client;
let claims: Claim[];
beforeAll(async () => {
  server = await TestServer.start();
  const { url } = server.database.options as { url: string };
  client = new Client({ connectionString: url });
  await client.connect();
  claims = claimedRows();
}, 120_000);
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** A value of JSON may be of any kind; everything else is of the kind PostgreSQL says. */
const differences = (claimed: ClaimedRow | null, described: ReadonlyMap<string, string>): string[] =>
  [...new Set([...(claimed?.keys() ?? []), ...described.keys()])].flatMap((column) => {
    const [claim, is] = [claimed?.get(column), described.get(column)];
    if (!claimed || claim === is || (claim && is === 'json')) return [];
    return [`${column} is ${is ?? 'no column'}, the row says ${claim ?? 'nothing of it'}`];
  });

test('every statement answers the row it claims to', async () => {
  const { rows } = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  const typeNames = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  const wrong: string[] = [];
  for (const statement of definedStatements()) {
    const [claim, ...others] = claims.filter(({ name }) => name.test(statement.name));
    if (!claim || others.length > 0) {
      wrong.push(`${statement.name}: ${claim ? 'several definitions have' : 'no definition has'} the name`);
      continue;
    }
    const described = await describedColumns(client, typeNames, statement).catch(String);
    const found = typeof described === 'string' ? [described] : differences(claim.row, described);
    wrong.push(...found.map((what) => `${statement.name} (${claim.at}): ${what}`));
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('none is left out: all are defined once the server has started', () => {
  const names = definedStatements().map(({ name }) => name);
  const unknown = claims.filter(({ name }) => !names.some((known) => name.test(known)));
  expect(unknown.map(({ name, at }) => `${at}: ${name.source}`)).toEqual([]);
});
