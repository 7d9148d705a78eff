import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { User } from '@lyceum/auth';
import { type Actor, UnitOfWork, type Transaction } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ModerationModule } from './moderation.module';
import { NoticeService } from './notices/notice.service';
import { HoldService } from './reports/hold.service';
import { ReportService } from './reports/report.service';
import { StaffQueueService } from './staff-queue/staff-queue.service';
import { ModeratedContent, type ModerationTarget, type TargetContent } from './targets/moderation-target';

/** What another domain brings: messages that belong to no forum. */
@Injectable()
@ModeratedContent()
class MessageTarget implements ModerationTarget {
  readonly type = 'MESSAGE';

  async read({ manager }: Transaction, id: string): Promise<TargetContent | null> {
    const [message] = await manager.query<TargetContent[]>(
      `SELECT NULL AS "communityId", author_id AS "authorId", '' AS title, content AS preview,
              status = 'HELD' AS "isHeld", status = 'REMOVED' AS "isGone"
       FROM written_messages WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return message ?? null;
  }

  assertSeenBy(): Promise<void> {
    return Promise.resolve();
  }

  takeAway = (transaction: Transaction, id: string) => changeStatus(transaction, id, 'REMOVED');
  release = (transaction: Transaction, id: string) => changeStatus(transaction, id, 'VISIBLE');
  restore = (transaction: Transaction, id: string) => changeStatus(transaction, id, 'VISIBLE');
  pathOf = (_: unknown, id: string) => Promise.resolve(`/chat/${id}`);
}

async function changeStatus({ manager }: Transaction, id: string, status: string): Promise<void> {
  await manager.query('UPDATE written_messages SET status = $2 WHERE id = $1', [id, status]);
}

let house: OpenDomain;
let author: User;
let reader: User;
let overseer: Actor;
beforeAll(async () => {
  house = await openDomain([ModerationModule], { providers: [MessageTarget] });
  await house.manager.query(
    'CREATE TABLE written_messages (id uuid PRIMARY KEY DEFAULT uuidv7(), author_id uuid, content text, status text)',
  );
  [author, reader] = (await house.people(2)) as [User, User];
  const [admin] = (await house.people(1, { roles: ['ADMIN'] })) as [User];
  overseer = actorOf(admin);
});
afterAll(() => house.close());

async function write(status = 'VISIBLE'): Promise<string> {
  const [message] = await house.manager.query<[{ id: string }]>(
    `INSERT INTO written_messages (author_id, content, status) VALUES ($1, 'Buy my notes', $2) RETURNING id`,
    [author.id, status],
  );
  return message.id;
}

async function statusOf(id: string): Promise<unknown> {
  const [message] = await house.manager.query<[{ status: string }]>(
    'SELECT status FROM written_messages WHERE id = $1',
    [id],
  );
  return message.status;
}

async function caseOf(id: string): Promise<string> {
  const [found] = await house.manager.query<[{ id: string }]>(
    `SELECT id FROM moderation_cases WHERE target_id = $1 AND status = 'OPEN'`,
    [id],
  );
  return found.id;
}

describe('what another domain has registered is moderated without the forums', () => {
  test('[97] reported, removed by staff, appealed against and shown again', async () => {
    const queue = house.module.get(StaffQueueService);
    const notices = house.module.get(NoticeService);
    const id = await write();
    await house.module.get(ReportService).report(actorOf(reader), { type: 'MESSAGE', id, message: 'Spam' });

    const reported = await queue.get(overseer, { caseId: await caseOf(id) });
    expect(reported).toMatchObject({
      targetType: 'MESSAGE',
      preview: 'Buy my notes',
      forum: null,
      path: `/chat/${id}`,
    });
    expect(reported.actions).toEqual(['DISMISS', 'REMOVE', 'WARN']);
    await queue.decide(overseer, { caseId: reported.id, action: 'REMOVE', reason: 'Advertising' });
    expect(await statusOf(id)).toBe('REMOVED');

    const [notice] = await notices.list(actorOf(author), { userId: author.id });
    expect(notice).toMatchObject({ kind: 'REMOVED', reason: 'Advertising', communityDisplayName: null });
    const appeal = { noticeId: notice?.id ?? '', userId: author.id, message: 'They are free' };
    await notices.appeal(actorOf(author), appeal);
    await queue.decide(overseer, { caseId: await caseOf(id), action: 'REVERSE', reason: 'So they are' });
    expect(await statusOf(id)).toBe('VISIBLE');
  });

  test('[97] held back until staff publish it', async () => {
    const id = await write('HELD');
    await house.module
      .get(UnitOfWork)
      .run((transaction) => house.module.get(HoldService).queue(transaction, { type: 'MESSAGE', id }));
    const decision = { caseId: await caseOf(id), action: 'RELEASE' as const, reason: 'Fine' };
    await house.module.get(StaffQueueService).decide(overseer, decision);
    expect(await statusOf(id)).toBe('VISIBLE');
  });
});
