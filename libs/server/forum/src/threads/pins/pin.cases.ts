import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadErrors, threadLimits } from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import type { DomainError } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { ThreadListService } from '../lists/thread-list.service';
import { PinService } from './pin.service';

let house: OpenDomain;
let pins: PinService;
let lists: ThreadListService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  pins = house.module.get(PinService);
  lists = house.module.get(ThreadListService);
});
afterAll(() => house.close());

async function forum(threads = 4) {
  const [admin, moderator, member] = (await house.people(3)) as [User, User, User];
  const community = await buildCommunity(house.manager, admin);
  await buildMember(house.manager, community, admin, 'ADMIN');
  await buildMember(house.manager, community, moderator, 'MOD');
  await buildMember(house.manager, community, member);
  const ids: string[] = [];
  for (let number = 0; number < threads; number += 1)
    ids.push((await buildThread(house.manager, community, member)).id);
  const input = (threadId: string) => ({ communityId: community.id, threadId });
  return { admin, moderator, member, community, ids, input };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const pinnedIds = async (user: User, communityId: string) =>
  (await lists.pinnedOf(actorOf(user), communityId)).map(({ id }) => id);

const listedIds = async (user: User, communityId: string) =>
  (await lists.fromCommunity(actorOf(user), { communityId, userId: user.id })).map(({ id }) => id);

describe('pinning', () => {
  test('[92] moves a thread from the list to the pinned ones and back, by admins and moderators only', async () => {
    const { admin, moderator, member, community, ids, input } = await forum(2);
    const [first = '', second = ''] = ids;
    expect(await codeOf(pins.pin(actorOf(member), input(first)))).toBe(threadErrors.NOT_PINNABLE.code);
    await pins.pin(actorOf(moderator), input(first));
    await pins.pin(actorOf(moderator), input(first));
    expect(await pinnedIds(member, community.id)).toEqual([first]);
    expect(await listedIds(member, community.id)).toEqual([second]);
    expect(await codeOf(pins.unpin(actorOf(member), input(first)))).toBe(threadErrors.NOT_PINNABLE.code);
    await pins.unpin(actorOf(admin), input(first));
    expect(await pinnedIds(member, community.id)).toEqual([]);
    expect(await listedIds(member, community.id)).toEqual([second, first]);
    const audit = await house.manager.query<{ action: string; actorId: string }[]>(
      'SELECT action, actor_id AS "actorId" FROM forum_audit_entries WHERE target_id = $1 ORDER BY id',
      [first],
    );
    expect(audit).toEqual([
      { action: 'THREAD_PINNED', actorId: moderator.id },
      { action: 'THREAD_UNPINNED', actorId: admin.id },
    ]);
  });

  test('[92] is of this forum’s own threads that are shown', async () => {
    const { admin, community, ids, input } = await forum(1);
    const other = await forum(1);
    const foreign = { communityId: community.id, threadId: other.ids[0] ?? '' };
    expect(await codeOf(pins.pin(actorOf(admin), foreign))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(pins.pin(actorOf(admin), other.input(other.ids[0] ?? '')))).toBe(
      threadErrors.NOT_PINNABLE.code,
    );
    await house.manager.query("UPDATE threads SET status = 'HELD' WHERE id = $1", [ids[0]]);
    expect(await codeOf(pins.pin(actorOf(admin), input(ids[0] ?? '')))).toBe(threadErrors.NOT_PINNABLE.code);
  });

  test('[92] ends at 20, also where many are pinned at one moment', async () => {
    const { admin, moderator, community, ids, input } = await forum(threadLimits.pinned + 4);
    const codes = await Promise.all(
      ids.map((id, index) => codeOf(pins.pin(actorOf(index % 2 === 0 ? admin : moderator), input(id)))),
    );
    expect(codes.filter((code) => code === threadErrors.TOO_MANY_PINNED.code)).toHaveLength(4);
    expect(await pinnedIds(admin, community.id)).toHaveLength(threadLimits.pinned);
    const positions = await house.manager.query<object[]>(
      'SELECT DISTINCT pin_position FROM threads WHERE community_id = $1 AND pin_position IS NOT NULL',
      [community.id],
    );
    expect(positions).toHaveLength(threadLimits.pinned);
  });
});

describe('the order of pinned threads', () => {
  test('[92] is saved, if it names exactly those', async () => {
    const { admin, member, community, ids, input } = await forum(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    for (const id of [a, b, c]) await pins.pin(actorOf(admin), input(id));
    const order = (user: User, pinnedThreadsOrder: string[]) =>
      pins.order(actorOf(user), { communityId: community.id, pinnedThreadsOrder });
    await order(admin, [c, a.toUpperCase(), b]);
    expect(await pinnedIds(member, community.id)).toEqual([c, a, b]);
    expect(await codeOf(order(member, [a, b, c]))).toBe(threadErrors.NOT_PINNABLE.code);
    for (const wrong of [[a, b], [a, b, c, d], [a, a, b], [a, b, d], []])
      expect(await codeOf(order(admin, wrong))).toBe(threadErrors.PINS_CHANGED.code);
    expect(await pinnedIds(member, community.id)).toEqual([c, a, b]);
  });

  test('[92] can be saved by somebody who is not shown one of them', async () => {
    const { admin, moderator, member, community, ids, input } = await forum(2);
    const [a = '', b = ''] = ids;
    const hidden = await buildThread(house.manager, community, moderator);
    for (const id of [hidden.id, a, b]) await pins.pin(actorOf(admin), input(id));
    await buildBlock(house.manager, moderator, admin);
    await pins.order(actorOf(admin), { communityId: community.id, pinnedThreadsOrder: [b, a] });
    expect(await pinnedIds(admin, community.id)).toEqual([b, a]);
    expect(await pinnedIds(member, community.id)).toEqual([b, a, hidden.id]);
  });
});
