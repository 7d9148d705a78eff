import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { CmsModule } from '../cms.module';
import { ContentService } from './content.service';
import { ScheduleProcessor } from './schedule.processor';
import { ScheduleService } from './schedule.service';

let domain: OpenDomain;
let editor: Actor;
beforeAll(async () => {
  domain = await openDomain([CmsModule]);
  const [user] = await domain.people(1, { roles: ['BUSINESS_DEVELOPMENT'] });
  if (user) editor = actorOf(user);
});
afterAll(() => domain.close());

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** An address that leads on from a time on. */
async function scheduledRedirect(): Promise<string> {
  const content = domain.module.get(ContentService);
  const { id } = await content.create(editor, { type: 'redirect', slug: `old/${randomUUID()}` });
  const { version } = await content.save(editor, { id, version: 1, data: { to: '/careers' } });
  const none = { publishAt: null, unpublishAt: null };
  const times = { ...none, publishAt: inAnHour(), before: none };
  await domain.module.get(ScheduleService).schedule(editor, { id, version, ...times });
  return id;
}

const makeDue = (ids: readonly string[]) =>
  domain.database.query(
    "UPDATE content_entries SET publish_at = publish_at - interval '2 h' WHERE id = ANY ($1)",
    [ids],
  );

test('what is due is published once, however many processes look at once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, scheduledRedirect));
  await makeDue(ids);
  const processor = domain.module.get(ScheduleProcessor);
  await Promise.all(Array.from({ length: 6 }, () => processor.followSchedule()));
  const action = 'content.publishScheduled';
  const entries = await stored<StoredAudit>(domain.manager, 'audit_entries', { action });
  const published = entries.map(({ targetId }) => targetId).filter((id) => ids.includes(id));
  expect(published.sort()).toEqual(ids.toSorted());
  const live = await domain.database.query<object[]>(
    'SELECT id FROM content_entries WHERE id = ANY ($1) AND live_version = 2 AND publish_at IS NULL',
    [ids],
  );
  expect(live).toHaveLength(12);
});

test('what is taken back while it is due is that or published, never both', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, scheduledRedirect));
  await makeDue(ids);
  const [processor, schedules] = [domain.module.get(ScheduleProcessor), domain.module.get(ScheduleService)];
  const content = domain.module.get(ContentService);
  const seen = await Promise.all(ids.map((id) => content.get(editor, { id })));
  const answers = await Promise.all([
    ...seen.map(({ id, publishAt, unpublishAt }) =>
      schedules.unschedule(editor, { id, before: { publishAt, unpublishAt } }).then(
        () => 'taken back',
        () => 'too late',
      ),
    ),
    processor.followSchedule(),
    processor.followSchedule(),
  ]);
  const rows = await domain.database.query<{ id: string; live: boolean }[]>(
    'SELECT id, live_version IS NOT NULL AS live FROM content_entries WHERE id = ANY ($1)',
    [ids],
  );
  const live = new Map(rows.map((row) => [row.id, row.live]));
  expect(ids.map((id) => live.get(id))).toEqual(ids.map((_, at) => answers[at] === 'too late'));
});
