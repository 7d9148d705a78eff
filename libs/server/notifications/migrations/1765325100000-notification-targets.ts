import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/**
 * A notification names what it is about, so that it is told only as long as that is shown. Earlier ones are given it by
 * their tag or group, as far as these say it, while others go on reading and writing them.
 */
export class NotificationTargets1765325100000 implements MigrationInterface {
  readonly name = 'NotificationTargets1765325100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE notifications ADD COLUMN IF NOT EXISTS about_type text, ADD COLUMN IF NOT EXISTS about_id uuid',
    );
    const uuid = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;
    for (const [types, column, aboutType, table] of named)
      await inBatches(
        runner,
        'notifications',
        `UPDATE notifications n SET about_type = '${aboutType}', about_id = n.${column}::uuid
        WHERE n.id > $1 AND n.id <= $2 AND n.about_type IS NULL AND n.type IN (${types.map((type) => `'${type}'`).join(', ')})
          AND EXISTS (SELECT FROM ${table} about
            WHERE about.id = CASE WHEN n.${column} ~ ${uuid} THEN n.${column}::uuid END)`,
      );
    const requestId = `CASE WHEN n.tag ~ ${uuid} THEN n.tag::uuid END`;
    await inBatches(
      runner,
      'notifications',
      `UPDATE notifications n SET about_id = r.community_id,
        about_type = CASE n.type WHEN 'COMMUNITY_JOIN_APPROVED' THEN 'COMMUNITY' ELSE 'COMMUNITY_NAME' END
      FROM community_join_requests r
      WHERE n.id > $1 AND n.id <= $2 AND n.type IN ('COMMUNITY_JOIN_APPROVED', 'COMMUNITY_JOIN_DENIED')
        AND r.id = ${requestId}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN about_type, DROP COLUMN about_id');
  }
}

/** Types, the column that names what they are about, and its kind and table. */
const named: readonly (readonly [readonly string[], 'tag' | 'group_key', string, string])[] = [
  [['THREAD_CLAP'], 'tag', 'THREAD', 'threads'],
  [['POST_CLAP'], 'tag', 'POST', 'posts'],
  [['COMMENT_CLAP'], 'tag', 'COMMENT', 'comments'],
  [['THREAD_RESPONSE'], 'group_key', 'THREAD', 'threads'],
  [['THREAD_RESPONSE'], 'group_key', 'CONVERSATION', 'conversations'],
  [['POST_RESPONSE', 'COMMENT_RESPONSE'], 'group_key', 'POST', 'posts'],
  [['CONVERSATION_MENTIONED'], 'tag', 'THREAD', 'threads'],
  [['CONVERSATION_MENTIONED'], 'tag', 'POST', 'posts'],
  [['CONVERSATION_MENTIONED'], 'tag', 'COMMENT', 'comments'],
  [['POST_REPORT', 'COMMENT_REPORT', 'THREAD_REPORT'], 'group_key', 'CASE', 'moderation_cases'],
  [['FRIEND_REQUEST_RECEIVED'], 'tag', 'FRIEND_REQUEST', 'friend_relations'],
  [['COMMUNITY_JOIN_REQUEST'], 'tag', 'JOIN_REQUEST', 'community_join_requests'],
  [['COMMUNITY_JOIN_APPROVED', 'OTHER'], 'tag', 'COMMUNITY', 'communities'],
  [['COMMUNITY_INVITE'], 'tag', 'COMMUNITY_NAME', 'communities'],
];
