import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** What tells of friend requests leads to where they are answered, and no longer to a profile that nobody can see yet. */
export class FriendNoticesLeadToTheAnswer1765412200000 implements MigrationInterface {
  readonly name = 'FriendNoticesLeadToTheAnswer1765412200000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'notifications',
      `UPDATE notifications SET url = '/settings#friends' WHERE id > $1 AND id <= $2
         AND type IN ('FRIEND_REQUEST_RECEIVED', 'FRIEND_REQUEST_ACCEPTED') AND url LIKE '/u/%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'notifications',
      `UPDATE notifications SET url = '/u/' || actor_id WHERE id > $1 AND id <= $2
         AND type IN ('FRIEND_REQUEST_RECEIVED', 'FRIEND_REQUEST_ACCEPTED') AND url = '/settings#friends'`,
    );
  }
}
