import type { ForumAuditAction } from '@lyceum/contracts/forum';
import { insertRow, statement, type Transaction } from '@lyceum/kernel';

/** What staff of a forum did there (checklist lines 70, 78). */
export interface ForumAuditRecord {
  /** Null for what belongs to no forum yet. */
  readonly communityId: string | null;
  readonly actorId: string;
  readonly action: ForumAuditAction;
  /** Whom it was done to. */
  readonly subjectUserId?: string | null;
  /** What it was done to, e.g. a thread. */
  readonly target?: { readonly type: string; readonly id: string };
  readonly reason?: string;
}

const recordStatement = statement(
  'forum.record-audit',
  insertRow('forum_audit_entries', [
    'communityId',
    'actorId',
    'action',
    'subjectUserId',
    'targetType',
    'targetId',
    'reason',
  ]),
);

/** Writes down what staff did, in the transaction that does it. */
export async function recordForumAudit(transaction: Transaction, record: ForumAuditRecord): Promise<void> {
  const { communityId, actorId, action, subjectUserId = null, target, reason = '' } = record;
  await transaction.count(recordStatement, {
    communityId,
    actorId,
    action,
    subjectUserId,
    targetType: target?.type ?? null,
    targetId: target?.id ?? null,
    reason,
  });
}

const wasDoneQuery = statement<{ wasDone: boolean }>(
  'forum.was-done-before',
  `SELECT EXISTS (
     SELECT FROM forum_audit_entries
     WHERE subject_user_id = $subjectUserId AND target_id = $targetId AND action = $action) AS "wasDone"`,
);

/** Whether this was done before to something of this person's, by anybody. */
export async function wasDoneBefore(
  transaction: Transaction,
  action: ForumAuditAction,
  of: { readonly subjectUserId: string; readonly targetId: string },
): Promise<boolean> {
  const [row] = await transaction.rows(wasDoneQuery, { action, ...of });
  return row?.wasDone ?? false;
}

/** SQL of whether staff deleted the thread or post with this id, and not who wrote it. */
export const isDeletedByStaff = (type: 'THREAD' | 'POST', id: string): string => `EXISTS (
  SELECT FROM forum_audit_entries e
  WHERE e.target_id = ${id} AND e.action = '${type}_DELETED' AND e.actor_id IS DISTINCT FROM e.subject_user_id)`;
