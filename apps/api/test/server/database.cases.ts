import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadDemoData, migrate } from '@lyceum/database';
import { CONFIG, type Config } from '@lyceum/kernel';
import { User } from '@lyceum/auth';
import { demoSeeders } from '../../src/demo-data';
import { signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

interface ColumnRow {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
  type: string;
}

/** PostgreSQL's names for the types entities are written with. */
const typeOfEntity: Record<string, string> = { timestamptz: 'timestamp with time zone' };

describe('the schema', () => {
  test('has every table, column, type and index that the entities name', async () => {
    const columns = await server.database.query<ColumnRow[]>(
      `SELECT c.relname AS table_name, a.attname AS column_name,
              CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END AS is_nullable,
              format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0`,
    );
    const found = new Set(columns.map((row) => Object.values(row).join(' ')));
    const named = server.database.entityMetadatas.flatMap(({ tableName, columns: ofEntity }) =>
      ofEntity.map(({ databaseName, isNullable, type, isArray }) => {
        const plain = typeOfEntity[String(type)] ?? String(type);
        return [tableName, databaseName, isNullable ? 'YES' : 'NO', isArray ? `${plain}[]` : plain].join(' ');
      }),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((column) => !found.has(column))).toEqual([]);

    const indexes = await server.database.query<{ indexname: string }[]>('SELECT indexname FROM pg_indexes');
    const indexNames = indexes.map(({ indexname }) => indexname);
    for (const { indices } of server.database.entityMetadatas) {
      for (const { name } of indices) expect(indexNames).toContain(name);
    }
  });

  test('is brought up to date once, however many processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(server.databaseUrl)));
    expect(runs.flat()).toEqual([]);
  });
});

describe('the demo data', () => {
  test('is loaded once, however many processes start together, and its people can sign in', async () => {
    const loads = await Promise.all(
      Array.from({ length: 3 }, () =>
        loadDemoData(server.database, demoSeeders, server.app.get<Config>(CONFIG)),
      ),
    );
    expect(loads.filter(Boolean)).toHaveLength(1);
    expect(await server.database.manager.count(User)).toBeGreaterThan(100);
    for (const name of ['student', 'teacher', 'forum-admin', 'admin']) {
      await expect(signIn(server, `${name}@lyceum.example`, 'lyceum-demo')).resolves.toEqual(
        expect.any(String),
      );
    }
  });
});
