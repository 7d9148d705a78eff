import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** Types, what their texts looked like, the kind that says so, and what it says it with, by the groups of the pattern. */
const kinds: readonly (readonly [type: string, text: string, kind: string, ...data: string[]])[] = [
  ['FRIEND_REQUEST_RECEIVED', 'wants to be your friend\\.?', 'friends.requested'],
  ['FRIEND_REQUEST_ACCEPTED', 'accepted your friend request\\.?', 'friends.accepted'],
  ['OTHER', 'the guardian withdrew their consent, and the account is locked\\.', 'auth.guardian-withdrew'],
  ['ANNOUNCEMENT', 'Welcome to (.+)! Here you find what is new for you\\.', 'auth.welcome', 'brand'],
  ['THREAD_CLAP', 'clapped for your thread “(.*)”', 'forum.thread-clapped', 'title'],
  ['POST_CLAP', 'clapped for your reply in “(.*)”', 'forum.post-clapped', 'title'],
  ['COMMENT_CLAP', 'clapped for your comment in “(.*)”', 'forum.comment-clapped', 'title'],
  ['THREAD_RESPONSE', 'replied in your thread “(.*)”', 'forum.thread-answered', 'title'],
  ['THREAD_RESPONSE', 'replied to your conversation in (.+)', 'forum.conversation-answered', 'forum'],
  ['POST_RESPONSE', 'commented on your reply in “(.*)”', 'forum.post-answered', 'title'],
  ['COMMENT_RESPONSE', 'answered your comment in “(.*)”', 'forum.comment-answered', 'title'],
  ['CONVERSATION_MENTIONED', 'mentioned you in “(.*)”', 'forum.mentioned', 'title'],
  ['COMMUNITY_JOIN_REQUEST', 'asks to join (.+)\\.', 'forum.join-requested', 'forum'],
  ['COMMUNITY_JOIN_APPROVED', 'You are now a member of (.+)\\.', 'forum.join-approved', 'forum'],
  ['COMMUNITY_JOIN_DENIED', 'Your request to join (.+) was not approved\\.', 'forum.join-denied', 'forum'],
  ['COMMUNITY_INVITE', 'invites you to join (.+)\\.', 'forum.invited', 'forum'],
  ['OTHER', 'Your ban from (.+) was lifted\\.', 'forum.unbanned', 'forum'],
];

/**
 * A notice says what happened by its kind and data instead of an English sentence. Of earlier ones the kind is read from
 * the sentence where that says all; the others keep their words as they were told.
 */
export class NoticesOfKinds1765411850000 implements MigrationInterface {
  readonly name = 'NoticesOfKinds1765411850000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off at its very end is done.
    if (!(await runner.hasColumn('notifications', 'description'))) return;
    await runner.query(
      `ALTER TABLE notifications ADD COLUMN IF NOT EXISTS kind text,
         ADD COLUMN IF NOT EXISTS data jsonb NOT NULL DEFAULT '{}'`,
    );
    const cases = kinds.map(([type, text]) => `WHEN type = '${type}' AND description ~ '^${text}$' THEN`);
    const data = kinds.map(([, text, , name]) =>
      name === undefined
        ? `'{}'::jsonb`
        : `jsonb_build_object('${name}', (regexp_match(description, '^${text}$'))[1])`,
    );
    await inBatches(
      runner,
      'notifications',
      `UPDATE notifications SET
         kind = CASE ${cases.map((when, index) => `${when} '${String(kinds[index]?.[2])}'`).join('\n')}
           ELSE 'notifications.plain' END,
         data = CASE ${cases.map((when, index) => `${when} ${String(data[index])}`).join('\n')}
           ELSE jsonb_build_object('text', description) END
       WHERE id > $1 AND id <= $2 AND kind IS NULL`,
    );
    await runner.query('ALTER TABLE notifications ALTER COLUMN kind SET NOT NULL, DROP COLUMN description');
  }

  /** The words are gone; those who were told are told by the kind's name. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN description text');
    await runner.query(`UPDATE notifications SET description = coalesce(data ->> 'text', kind)`);
    await runner.query(
      'ALTER TABLE notifications ALTER COLUMN description SET NOT NULL, DROP COLUMN kind, DROP COLUMN data',
    );
  }
}
