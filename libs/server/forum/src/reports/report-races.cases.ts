import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moderationTargets, type ModerationTargetType } from '@lyceum/contracts/moderation';
import type { User } from '@lyceum/auth';
import { UnitOfWork } from '@lyceum/kernel';
import { ModerationTargets, ReportService } from '@lyceum/moderation';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import {
  buildComment,
  buildCommunity,
  buildConversation,
  buildMember,
  buildPost,
  buildReply,
  buildThread,
} from '../testing/forum.factories';
import { codeOf } from '../testing/poll.scene';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

/** Something of each kind that can be reported, by somebody else. */
async function targets(author: User, reader: User): Promise<Partial<Record<ModerationTargetType, string>>> {
  const { manager } = house;
  const community = await buildCommunity(manager, author);
  for (const user of [author, reader]) await buildMember(manager, community, user);
  const thread = await buildThread(manager, community, author);
  const talked = await buildThread(manager, community, author);
  const post = await buildPost(manager, talked, author);
  const answered = await buildPost(manager, talked, author);
  const comment = await buildComment(manager, answered, author);
  const conversation = await buildConversation(manager, community, author);
  const discussed = await buildConversation(manager, community, author);
  const reply = await buildReply(manager, discussed, author);
  return {
    THREAD: thread.id,
    POST: post.id,
    COMMENT: comment.id,
    CONVERSATION: conversation.id,
    CONVERSATION_REPLY: reply.id,
  };
}

/** Waits until another transaction waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await house.manager.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

describe('a report that comes while a moderator takes it away', () => {
  // Of a person or a name nothing is taken away; the others are not the forum’s.
  const others: readonly string[] = [
    'USER',
    'MESSAGE',
    'CHAT_NAME',
    'LIVE_COURSE_POST',
    'ENDORSEMENT',
    'PROFILE',
    'PROFILE_NAME',
  ];
  const types = moderationTargets.filter((type) => !others.includes(type));

  test.each(types)('[97] leaves no open case of a %s', async (type) => {
    const [author, reader] = (await house.people(2)) as [User, User];
    const id = (await targets(author, reader))[type] ?? '';
    let reported: Promise<unknown> = Promise.resolve();
    await house.module.get(UnitOfWork).run(async (transaction) => {
      await house.module.get(ModerationTargets).get(type).takeAway(transaction, id);
      reported = codeOf(
        house.module.get(ReportService).report(actorOf(reader), { type, id, message: 'Spam' }),
      );
      await Promise.race([untilSomebodyWaits(), reported]);
    });
    expect(await reported).toMatch(/_(DELETED|NOT_FOUND)$/);
    const open = await house.manager.query(
      `SELECT id FROM moderation_cases WHERE target_id = $1 AND status = 'OPEN'`,
      [id],
    );
    expect(open).toEqual([]);
  });
});
