import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notificationLimits, notificationTypes } from '@lyceum/contracts';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { NotificationsHouse } from '../testing/notifications.house';
import { pageQuery, unseenQuery } from './notification.queries';

let house: NotificationsHouse;
let heavy: User;
beforeAll(async () => {
  house = await NotificationsHouse.open();
  heavy = await buildUser(house.manager);
  const crowd = await Promise.all(Array.from({ length: 20 }, () => buildUser(house.manager)));
  // One heavy user with as many seen as unseen ones, among others.
  await house.database.query(
    `INSERT INTO notifications (user_id, type, description, created_at, seen_at)
     SELECT reader, 'OTHER', 'x', now() - number * interval '1 minute', CASE WHEN number % 2 = 0 THEN now() END
     FROM unnest($1::uuid[]) AS reader CROSS JOIN generate_series(1, 5000) AS number WHERE reader = $2 OR number < 100`,
    [[heavy, ...crowd].map(({ id }) => id), heavy.id],
  );
  await house.database.query('ANALYZE notifications');
});
afterAll(() => house.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The part of the plan that reads notifications, after it ran. */
async function reading(text: string, values: readonly unknown[]): Promise<PlanNode | undefined> {
  const [answer] = await house.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    [...values],
  );
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const nodes = answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : [];
  return nodes.find((node) => node['Index Name']?.startsWith('notifications_'));
}

describe('with thousands of notifications of one user', () => {
  test("the bell's count reads a hundred entries of the unseen ones' index and stops", async () => {
    const values = [heavy.id, notificationTypes, true, notificationLimits.maximumSeenAtOnce];
    expect(await reading(unseenQuery.text, values)).toMatchObject({
      'Index Name': 'notifications_unseen_idx',
      'Actual Rows': notificationLimits.maximumSeenAtOnce,
    });
  });

  test('a page is read off the index in its order, only as far as it goes', async () => {
    const [skip, limit] = [40, notificationLimits.pageSize];
    expect(await reading(pageQuery.text, [heavy.id, notificationTypes, true, skip, limit])).toMatchObject({
      'Index Name': 'notifications_newest_idx',
      'Actual Rows': skip + limit,
    });
  });
});
