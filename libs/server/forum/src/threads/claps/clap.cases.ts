import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadErrors } from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { AfterCommit, type DomainError, PreparedQueries } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { ThreadListService } from '../lists/thread-list.service';
import { ThreadPageService } from '../page/thread-page.service';
import { ViewService } from '../views/view.service';
import { ThreadAccessService } from '../page/thread-access.service';
import { ClapGatherer } from './clap-gatherer';
import { ClapService } from './clap.service';

let house: OpenDomain;
let claps: ClapService;
let views: ViewService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  claps = house.module.get(ClapService);
  views = house.module.get(ViewService);
});
afterAll(() => house.close());

async function forum(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const [author, reader, other] = (await house.people(3)) as [User, User, User];
  const community = await buildCommunity(house.manager, author, { privacy });
  await buildMember(house.manager, community, author, 'ADMIN');
  await buildMember(house.manager, community, reader);
  const thread = await buildThread(house.manager, community, author);
  return { author, reader, other, community, thread };
}

const clap = (user: User, thread: { id: string }, count?: number, clientKey?: string) =>
  claps.clap(actorOf(user), { userId: user.id, threadId: thread.id, count, clientKey });

/** As another process counts claps. */
function processOfItsOwn() {
  const queries = house.module.get(PreparedQueries);
  const gatherer = new ClapGatherer(queries);
  const own = new ClapService(
    queries,
    house.module.get(ThreadAccessService),
    gatherer,
    house.module.get(AfterCommit),
  );
  return { claps: own, gatherer };
}

const view = (user: User, thread: { id: string }) =>
  views.countView(actorOf(user), { userId: user.id, threadId: thread.id });

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const stored = async (thread: { id: string }) => {
  const [row] = await house.manager.query<{ counter: number; sum: number }[]>(
    `SELECT claps_cnt AS counter, (SELECT COALESCE(sum(count), 0)::int FROM thread_claps WHERE thread_id = $1) AS sum
     FROM threads WHERE id = $1`,
    [thread.id],
  );
  return row;
};

const raised = async (thread: { id: string }) => {
  const rows = await house.manager.query<{ added: number }[]>(
    `SELECT (payload ->> 'added')::int AS added FROM outbox_events
     WHERE type = 'forum.thread-clapped' AND payload ->> 'threadId' = $1 ORDER BY id`,
    [thread.id],
  );
  return rows.map(({ added }) => added);
};

describe('claps', () => {
  test('[93] are counted, alone and in bursts, and shown on the card and the page', async () => {
    const { reader, other, community, thread } = await forum();
    expect(await clap(reader, thread)).toEqual({ claps: 1, requestingUserClapCnt: 1 });
    expect(await clap(reader, thread, 4)).toEqual({ claps: 5, requestingUserClapCnt: 5 });
    expect(await clap(other, thread, 2)).toEqual({ claps: 7, requestingUserClapCnt: 2 });
    const [card] = await house.module
      .get(ThreadListService)
      .fromCommunity(actorOf(reader), { communityId: community.id, userId: reader.id });
    expect(card).toMatchObject({ clapsCnt: 7, requestingUserClapCnt: 5 });
    const page = await house.module
      .get(ThreadPageService)
      .open(actorOf(other), { threadId: thread.id, userId: other.id });
    expect(page).toMatchObject({ claps: 7, requestingUserClapCnt: 2 });
    expect(page.clappers.map(({ id }) => id).sort()).toEqual([reader.id, other.id].sort());
  });

  test('[93] end at 10: a burst is cut there, and one more changes nothing and tells nobody', async () => {
    const { reader, thread } = await forum();
    expect(await clap(reader, thread, 8)).toEqual({ claps: 8, requestingUserClapCnt: 8 });
    expect(await clap(reader, thread, 8)).toEqual({ claps: 10, requestingUserClapCnt: 10 });
    expect(await clap(reader, thread, 10)).toEqual({ claps: 10, requestingUserClapCnt: 10 });
    expect(await clap(reader, thread)).toEqual({ claps: 10, requestingUserClapCnt: 10 });
    expect(await raised(thread)).toEqual([8, 2]);
    for (const count of [0, -1, 11, 1.5])
      expect(await codeOf(clap(reader, thread, count))).toBe('COMMON_INVALID_INPUT');
    expect(await stored(thread)).toEqual({ counter: 10, sum: 10 });
  });

  test('[93] 50 at one moment by one person are 10, and by five people exactly their sum', async () => {
    const { reader, thread } = await forum();
    await Promise.all(Array.from({ length: 50 }, () => clap(reader, thread)));
    expect(await stored(thread)).toEqual({ counter: 10, sum: 10 });
    expect((await raised(thread)).reduce((sum, added) => sum + added, 0)).toBe(10);

    const crowd = await house.people(5);
    await Promise.all(crowd.flatMap((person) => Array.from({ length: 10 }, () => clap(person, thread, 3))));
    expect(await stored(thread)).toEqual({ counter: 60, sum: 60 });
  });

  test('[93] of a call that comes again under its key count once, also at one moment', async () => {
    const { reader, other, thread } = await forum();
    const [first, second] = [randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 20 }, () => clap(reader, thread, 2, first)));
    expect(await clap(reader, thread, 3, second)).toEqual({ claps: 5, requestingUserClapCnt: 5 });
    expect(await clap(reader, thread, 2, first)).toEqual({ claps: 5, requestingUserClapCnt: 5 });
    expect(await clap(other, thread, 2, first)).toEqual({ claps: 7, requestingUserClapCnt: 2 });
    expect(await raised(thread)).toEqual([2, 3, 2]);
    expect(await stored(thread)).toEqual({ counter: 7, sum: 7 });
  });

  test('[93] that come at one moment share a commit, and each is answered by itself', async () => {
    const { thread } = await forum();
    const crowd = await house.people(30);
    const answers = await Promise.all(crowd.map((person, n) => clap(person, thread, (n % 3) + 1)));
    const wanted = crowd.map((_, n) => (n % 3) + 1);
    expect(answers.map(({ requestingUserClapCnt }) => requestingUserClapCnt)).toEqual(wanted);
    expect(await stored(thread)).toEqual({ counter: 60, sum: 60 });
    expect((await raised(thread)).toSorted()).toEqual(wanted.toSorted());
    const [row] = await house.manager.query<{ commits: number }[]>(
      'SELECT count(DISTINCT xmin::text)::int AS commits FROM thread_claps WHERE thread_id = $1',
      [thread.id],
    );
    // The first is on its way before the others come.
    expect(row).toEqual({ commits: 2 });
  });

  test('[93] that share a commit with one that fails, or is refused, are counted all the same', async () => {
    const { author, reader, other, community, thread } = await forum();
    await buildBan(house.manager, community, reader);
    await clap(other, thread, 10);
    const nobody = { ...other, id: randomUUID() };
    const crowd = await house.people(3);
    const [, gone, refused, enough, ...counted] = await Promise.allSettled([
      clap(author, thread),
      clap(nobody, thread),
      clap(reader, thread),
      clap(other, thread),
      ...crowd.map((person) => clap(person, thread, 2)),
    ]);
    expect(gone.status).toBe('rejected');
    expect(refused).toMatchObject({ reason: { code: threadErrors.NOT_FOUND.code } });
    expect(enough).toMatchObject({ value: { requestingUserClapCnt: 10 } });
    for (const one of counted) expect(one).toMatchObject({ value: { requestingUserClapCnt: 2 } });
    expect(await stored(thread)).toEqual({ counter: 17, sum: 17 });
  });

  test('[93] in two processes at one moment are counted exactly', async () => {
    const { thread } = await forum();
    const processes = [claps, processOfItsOwn().claps] as const;
    const crowd = await house.people(12);
    const calls = crowd.flatMap((person) => {
      const call = { userId: person.id, threadId: thread.id, count: 2 };
      const key = randomUUID();
      // One call comes to both, as when a browser is sent on, and each gets one of its own.
      return processes.flatMap((one) => [
        one.clap(actorOf(person), { ...call, clientKey: key }),
        one.clap(actorOf(person), { ...call, clientKey: randomUUID() }),
      ]);
    });
    await Promise.all(calls);
    expect(await stored(thread)).toEqual({ counter: 72, sum: 72 });
    expect((await raised(thread)).reduce((sum, added) => sum + added, 0)).toBe(72);
  });

  test('[93] that wait for a commit are counted before their process ends', async () => {
    const { thread } = await forum();
    const { claps: own, gatherer } = processOfItsOwn();
    const crowd = await house.people(10);
    const calls = crowd.map((person) =>
      own.clap(actorOf(person), { userId: person.id, threadId: thread.id, count: 1 }),
    );
    await gatherer.beforeApplicationShutdown();
    expect(await stored(thread)).toEqual({ counter: 10, sum: 10 });
    await Promise.all(calls);
  });

  test('[93] authors may clap for themselves', async () => {
    const { author, thread } = await forum();
    expect(await clap(author, thread, 3)).toEqual({ claps: 3, requestingUserClapCnt: 3 });
  });

  test('are for who may read the thread, and change nothing otherwise', async () => {
    const { reader, other, community, thread } = await forum('PRIVATE');
    expect(await codeOf(clap(other, thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(clap(reader, { id: community.id }))).toBe(threadErrors.NOT_FOUND.code);
    await buildBan(house.manager, community, reader);
    expect(await codeOf(clap(reader, thread))).toBe(threadErrors.NOT_FOUND.code);
    const gone = await forum();
    await house.manager.query("UPDATE threads SET status = 'REMOVED' WHERE id = $1", [gone.thread.id]);
    expect(await codeOf(clap(gone.reader, gone.thread))).toBe(threadErrors.DELETED.code);
    expect(await stored(thread)).toEqual({ counter: 0, sum: 0 });
    expect(await raised(thread)).toEqual([]);
  });
});

describe('views', () => {
  test('[94] count once in 30 minutes, also of two tabs at one moment, and never of the author', async () => {
    const { author, reader, other, thread } = await forum();
    await Promise.all(Array.from({ length: 20 }, () => view(reader, thread)));
    expect(await view(reader, thread)).toBe(1);
    expect(await view(author, thread)).toBe(1);
    expect(await view(other, thread)).toBe(2);
    const movedBack = (minutes: number) =>
      house.manager.query(
        'UPDATE thread_views SET counted_at = now() - make_interval(mins => $3) WHERE thread_id = $1 AND user_id = $2',
        [thread.id, reader.id, minutes],
      );
    await movedBack(29);
    expect(await view(reader, thread)).toBe(2);
    await movedBack(31);
    await Promise.all(Array.from({ length: 10 }, () => view(reader, thread)));
    expect(await view(reader, thread)).toBe(3);
  });

  test('[94] are counted for the member, once a thread, and cost one statement', async () => {
    const { reader, community, thread } = await forum();
    await view(reader, thread);
    await house.manager.query("UPDATE thread_views SET counted_at = now() - interval '1 day'");
    expect(await countStatements([reader.id], () => view(reader, thread))).toBe(1);
    const [member] = await house.manager.query<{ viewed: number }[]>(
      'SELECT viewed_threads_cnt AS viewed FROM community_members WHERE community_id = $1 AND user_id = $2',
      [community.id, reader.id],
    );
    expect(member).toEqual({ viewed: 1 });
  });

  test('of who may not read the thread are refused and not counted', async () => {
    const { author, other, thread } = await forum('PRIVATE');
    expect(await codeOf(view(other, thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await view(author, thread)).toBe(0);
  });
});
