import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Role, staffRoles } from '@lyceum/contracts/auth';
import type { Home } from '@lyceum/contracts/ops';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { ConsoleCalls } from '../../src/testing/console';
import { ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

async function homeOf(role: Role): Promise<Home> {
  const person = await buildPerson(server, { roles: [role] });
  return new ConsoleCalls(server, person).query<Home>('home.get');
}

const waiting = ({ queues }: Home, label: string): number | undefined =>
  queues.find((queue) => queue.label === label)?.waiting;
const today = ({ figures }: Home, label: string): number | undefined =>
  figures.find((figure) => figure.label === label)?.today;

describe('the first page of the console', () => {
  test('[48] has for each role what its rights are about, and is there for all', async () => {
    for (const role of staffRoles) {
      const home = await homeOf(role);
      const has = (label: string): boolean =>
        waiting(home, label) !== undefined || today(home, label) !== undefined;
      for (const [label, right] of [
        ['Cases to decide', 'forum.oversee'],
        ['Accounts to let in', 'user.read'],
        ['Educator requests', 'user.setRoles'],
        ['New accounts', 'user.read'],
        ['Jobs given up', 'job.read'],
        ['Orders', 'promoCode.read'],
        ['People here', 'analytics.read'],
      ] as const)
        expect([role, label, has(label)]).toEqual([role, label, holdsPermission([role], right)]);
    }
  });

  test('counts what waits, and since when', async () => {
    const before = await homeOf('ADMIN');
    const scene = new ModerationScene(server);
    const house = await scene.house();
    await scene.calls.report(house.reader, house.threadId, 'Look.');
    await server.database.query('UPDATE users SET awaits_staff_since = now() WHERE id = $1', [house.mod.id]);
    const after = await homeOf('ADMIN');
    for (const label of ['Cases to decide', 'Accounts to let in'])
      expect(waiting(after, label)).toBe((waiting(before, label) ?? 0) + 1);
    expect(after.queues.find(({ label }) => label === 'Cases to decide')?.oldestAt).toMatch(/Z$/);
    expect(today(after, 'New threads')).toBe((today(before, 'New threads') ?? 0) + 1);
  });

  test('stands where a part of it cannot be read, which is named; what waits is asked for by itself', async () => {
    await server.database.query('ALTER TABLE orders RENAME TO orders_away');
    try {
      const home = await homeOf('ADMIN');
      expect(home.missing).toEqual(['Orders']);
      expect(today(home, 'Orders')).toBeUndefined();
      expect(waiting(home, 'Cases to decide')).toBeDefined();
    } finally {
      await server.database.query('ALTER TABLE orders_away RENAME TO orders');
    }
    const admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    const home = await admin.query<Home>('home.get');
    expect(home.missing).toEqual([]);
    expect(await admin.query('home.waiting')).toEqual(
      home.queues.map(({ path, waiting: count }) => ({ path, waiting: count })),
    );
    const planner = new ConsoleCalls(server, await buildPerson(server, { roles: ['EVENT_ADMIN'] }));
    expect(await planner.query('home.waiting')).toEqual([]);
  });

  test('counts no case about the reader', async () => {
    const scene = new ModerationScene(server);
    const house = await scene.house();
    await scene.calls.report(house.reader, house.threadId, 'Look.');
    await server.database.query(`UPDATE users SET roles = '{ADMIN}' WHERE id = $1`, [house.author.id]);
    const own = await new ConsoleCalls(server, house.author).query<Home>('home.get');
    const others = await homeOf('ADMIN');
    expect(waiting(own, 'Cases to decide')).toBe((waiting(others, 'Cases to decide') ?? 0) - 1);
  });

  test('says who does not answer, and that work piles up', async () => {
    expect((await homeOf('ADMIN')).alerts).toEqual([]);
    await server.database.query(
      `INSERT INTO outgoing_targets (name, opened_at, retry_at, last_error, last_failed_at)
       VALUES ('mail', now(), now(), 'connect ECONNREFUSED', now())`,
    );
    await server.database.query(`
      WITH event AS (
        INSERT INTO outbox_events (type, payload, occurred_at, relayed_at)
        VALUES ('uploads.files-erased', '{"keys":["x"]}', now() - interval '1 hour', now()) RETURNING id
      ) INSERT INTO event_deliveries (event_id, subscriber, next_try_at)
        SELECT id, 'uploads.remove-objects', now() + interval '1 day' FROM event`);
    const { alerts } = await homeOf('ADMIN');
    expect(alerts.map(({ title }) => title)).toEqual(['mail does not answer', 'Work is piling up']);
    expect((await homeOf('SALES_TEAM')).alerts).toEqual([]);
  });
});
