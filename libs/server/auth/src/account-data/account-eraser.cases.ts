import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authLimits } from '@lyceum/contracts/auth';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { AuthModule } from '../auth.module';
import { buildUser } from '../testing/auth.factories';
import { dueStatement } from './account-data.queries';

const accounts = 20_000;
const first = ['00000000-0000-0000-0000-000000000000', 100];

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([AuthModule]);
  await house.database.query(
    `INSERT INTO users (first_name, last_name, email, email_confirmed_at, roles, updated_at)
     SELECT 'Ada', 'Tester', 'many-' || number || '@lyceum.example', now(), '{STUDENT}', now() - interval '1 year'
     FROM generate_series(1, $1::int) AS number`,
    [accounts],
  );
  await house.database.query('ANALYZE users');
});
afterAll(() => house.close());

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Rows of `users` that the statement looked at. */
async function lookedAt(): Promise<number> {
  const [answer] = await house.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${dueStatement.text}`,
    first,
  );
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const nodes = answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : [];
  return nodes
    .filter((node) => node['Relation Name'] === 'users')
    .reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0);
}

test('among thousands of accounts only those whose time may have come are looked at', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const [asked, unconfirmed] = [
    await buildUser(house.manager, { deletesAt: days(0) }),
    await buildUser(house.manager, { emailConfirmedAt: null }),
  ];
  await buildUser(house.manager, { emailConfirmedAt: null });
  const longAgo = days(authLimits.unconfirmedDays + 1);
  await house.database.query('UPDATE users SET updated_at = $2 WHERE id = $1', [unconfirmed.id, longAgo]);
  const due = await house.database.query<{ id: string }[]>(dueStatement.text, first);
  expect(due.map(({ id }) => id)).toEqual([asked.id, unconfirmed.id]);
  expect(await lookedAt()).toBeLessThan(10);
});
