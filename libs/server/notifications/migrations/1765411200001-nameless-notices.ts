import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What follows the name of who did it, by the type of what is told. */
const texts: Readonly<Record<string, string>> = {
  FRIEND_REQUEST_RECEIVED: 'wants to be your friend',
  FRIEND_REQUEST_ACCEPTED: 'accepted your friend request',
  COMMUNITY_JOIN_REQUEST: 'asks to join',
  COMMUNITY_INVITE: 'invites you to join',
  CONVERSATION_MENTIONED: 'mentioned you in',
};

const guardianWithdrew = 'the guardian withdrew their consent, and the account is locked.';

/** What people are told keeps no names: who did it, and whom it is about, are read when it is. */
export class NamelessNotices1765411200001 implements MigrationInterface {
  readonly name = 'NamelessNotices1765411200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE notifications ADD COLUMN subject_id uuid REFERENCES users (id) ON DELETE CASCADE',
    );
    await runner.query(
      'CREATE INDEX notifications_subject_idx ON notifications (subject_id) WHERE subject_id IS NOT NULL',
    );
    for (const [type, text] of Object.entries(texts))
      await runner.query(
        `UPDATE notifications SET description = substr(description, strpos(description, ' ' || $2) + 1)
         WHERE type = $1 AND strpos(description, ' ' || $2) > 0`,
        [type, text],
      );
    const ofGuardians = `
      n.type = 'OTHER' AND n.actor_id IS NULL
      AND n.description LIKE 'The guardian of % withdrew their consent: the account is locked.'`;
    await runner.query(
      `UPDATE notifications n SET description = $1, subject_id = u.id FROM users u
       WHERE ${ofGuardians} AND n.tag = u.id::text AND u.erased_at IS NULL`,
      [guardianWithdrew],
    );
    await runner.query(`DELETE FROM notifications n WHERE ${ofGuardians}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN subject_id');
  }
}
