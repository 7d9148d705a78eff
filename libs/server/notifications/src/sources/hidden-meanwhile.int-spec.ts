import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestedNotificationTypes } from '@lyceum/contracts';
import { buildUser } from '@lyceum/auth/testing';
import { ReplyNewsService, ThreadNewsService } from '@lyceum/forum';
import { buildComment, buildCommunity, buildPost, buildThread } from '@lyceum/forum/testing';
import { type Transaction, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { NotificationService } from '../notifications/notification.service';
import type { About } from '../notifications/notify.query';
import { NotificationsModule } from '../notifications.module';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
});
afterAll(() => house.close());

test.each(['THREAD', 'POST', 'COMMENT'] as const)(
  'a thread hidden while news of its %s is written: nobody is told until it is shown again',
  async (type) => {
    const { manager, module, database } = house;
    const [author, reader] = [await buildUser(manager), await buildUser(manager)];
    const thread = await buildThread(manager, await buildCommunity(manager, author), author);
    const post = await buildPost(manager, thread, author);
    const comment = await buildComment(manager, post, author);
    const about: About = { type, id: { THREAD: thread, POST: post, COMMENT: comment }[type].id };
    const isShown = async (transaction: Transaction): Promise<boolean> =>
      type === 'THREAD'
        ? (await module
            .get(ThreadNewsService, { strict: false })
            .titleFor(transaction, reader.id, about.id)) !== null
        : module
            .get(ReplyNewsService, { strict: false })
            .isShownTo(transaction, reader.id, { type, id: about.id });
    const setStatus = (status: string) =>
      database.query('UPDATE threads SET status = $2 WHERE id = $1', [thread.id, status]);
    const service = module.get(NotificationService);
    await module.get(UnitOfWork).run(async (transaction) => {
      expect(await isShown(transaction)).toBe(true);
      await setStatus('HELD');
      await service.notify(transaction, {
        userId: reader.id,
        type: 'CONVERSATION_MENTIONED',
        description: 'mentioned you',
        by: author.id,
        url: `/thread/${thread.id}`,
        tag: about.id,
        groupKey: null,
        about,
      });
    });
    const told = async () => {
      const input = { userId: reader.id, type: [...requestedNotificationTypes], platform: 'web' as const };
      const { total } = await service.count(actorOf(reader), input);
      return [total, (await service.list(actorOf(reader), input)).length];
    };
    expect(await told()).toEqual([0, 0]);
    await setStatus('VISIBLE');
    expect(await told()).toEqual([1, 1]);
  },
);
