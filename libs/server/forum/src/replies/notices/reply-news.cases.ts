import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReplyType } from '@lyceum/contracts/forum';
import { buildUser } from '@lyceum/auth/testing';
import { UnitOfWork } from '@lyceum/kernel';
import { somebodyWaits } from '@lyceum/testing';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildComment, buildCommunity, buildPost, buildThread } from '../../testing/forum.factories';
import { changeReplyStatus } from '../writing/reply-status';
import { isReplyShownTo } from './reply-news.queries';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

test.each<ReplyType>(['POST', 'COMMENT'])(
  'a %s that is told of is hidden only after what tells of it stands',
  async (type) => {
    const { manager, module } = house;
    const author = await buildUser(manager);
    const thread = await buildThread(manager, await buildCommunity(manager, author), author);
    const post = await buildPost(manager, thread, author);
    const { id } = type === 'POST' ? post : await buildComment(manager, post, author);
    const units = module.get(UnitOfWork);
    const happened: string[] = [];
    let hiding: Promise<unknown> | undefined;
    await units.run(async (transaction) => {
      expect(await isReplyShownTo(transaction, author.id, { type, id })).toBe(true);
      hiding = units
        .run((other) => changeReplyStatus(other, { type, id }, 'HELD', ['VISIBLE']))
        .finally(() => happened.push('hidden'));
      while (happened.length === 0 && !(await somebodyWaits(house.database)));
      happened.push('told');
    });
    await hiding;
    expect(happened).toEqual(['told', 'hidden']);
    const isShown = units.run((transaction) => isReplyShownTo(transaction, author.id, { type, id }));
    expect(await isShown).toBe(false);
  },
);
