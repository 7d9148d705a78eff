import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What only told open tabs is no delivery any more; tabs ask again when the new release answers them. */
const settled = [
  'forum.tell-tabs-of-a-lifted-ban',
  'forum.tell-tabs-of-a-new-membership',
  'forum.tell-tabs-of-a-decided-request',
  'forum.tell-tabs-of-a-conversation',
  'forum.tell-tabs-of-a-shown-conversation',
  'forum.tell-tabs-of-a-reply',
  'forum.tell-tabs-of-a-shown-reply',
  'forum.tell-tabs-of-a-changed-reply',
  'forum.tell-tabs-of-a-hidden-reply',
  'forum.tell-tabs-of-a-highlighted-comment',
  'forum.tell-tabs-of-a-thread',
  'forum.tell-tabs-of-a-shown-thread',
  'notifications.tell-tabs-of-a-new-one',
  'notifications.tell-tabs-of-seen-ones',
];

/** A notification that joined its group is not mailed again; such events are raised no more. */
const notMailed = `type = 'notifications.notification-added' AND payload ->> 'isNew' = 'false'`;

export class TabsToldAfterCommit1765411600001 implements MigrationInterface {
  readonly name = 'TabsToldAfterCommit1765411600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE event_deliveries SET handled_at = now(), parked_at = NULL, parked_reason = NULL
       WHERE handled_at IS NULL AND (subscriber = ANY($1) OR event_id IN (
         SELECT id FROM outbox_events WHERE ${notMailed}))`,
      [settled],
    );
    await runner.query(
      `UPDATE outbox_events SET relayed_at = now() WHERE relayed_at IS NULL AND ${notMailed}`,
    );
  }

  async down(): Promise<void> {
    // An older release owes what it records itself.
  }
}
