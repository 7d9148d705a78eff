import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notificationLimits, requestedNotificationTypes } from '@lyceum/contracts/notifications';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { ContactService } from '@lyceum/friends';
import { AllNoticeSubjects, queryOf, type Statement, type Values } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { bellQueries, pageCall, pageQueries, unseenCall } from './notification.queries';
import { withdrawLeadingToStatement } from './notification.service';
import { NotificationsModule } from '../notifications.module';

let house: OpenDomain;
let heavy: User;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
  heavy = await buildUser(house.manager);
  const crowd = await Promise.all(Array.from({ length: 20 }, () => buildUser(house.manager)));
  // One heavy user with as many seen as unseen ones, among others.
  await house.database.query(
    `INSERT INTO notifications (user_id, type, kind, created_at, seen_at)
     SELECT reader, 'OTHER', 'notifications.plain', now() - number * interval '1 minute', CASE WHEN number % 2 = 0 THEN now() END
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
async function reading([query, given]: readonly [Statement, Values]): Promise<PlanNode | undefined> {
  const { text, values } = queryOf(query, given);
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
    const queries = bellQueries(house.module.get(AllNoticeSubjects, { strict: false }));
    for (const types of [[...requestedNotificationTypes], ['OTHER' as const]])
      expect(await reading(unseenCall(queries, heavy.id, types))).toMatchObject({
        'Index Name': 'notifications_unseen_idx',
        'Actual Rows': notificationLimits.maximumSeenAtOnce,
      });
  });

  test('a page is read off the index in its order, only as far as it goes', async () => {
    const limitValue = notificationLimits.pageSize;
    const queries = pageQueries(
      house.module.get(ContactService, { strict: false }),
      house.module.get(AllNoticeSubjects, { strict: false }),
      false,
    );
    const type = [...requestedNotificationTypes];
    for (const skipValue of [0, 40])
      expect(await reading(pageCall(queries, heavy.id, { type, skipValue, limitValue }))).toMatchObject({
        'Index Name': 'notifications_newest_idx',
        'Actual Rows': skipValue + limitValue,
      });
  });

  test('those that lead to a thread are found among the reader’s, not by reading everybody’s', async () => {
    const call = [withdrawLeadingToStatement, { userId: heavy.id, paths: ['/thread/7'] }] as const;
    expect(await reading(call)).toMatchObject({ 'Index Name': 'notifications_person_idx' });
  });
});
