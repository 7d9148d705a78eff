import type { AuditAction } from '@lyceum/contracts/ops';
import { type Actor, can, type Transaction } from '@lyceum/kernel';

export interface GroupChange {
  readonly action: AuditAction & `liveGroup.${string}`;
  readonly before?: object;
  readonly after?: object;
}

/** Writes down what was done to a class. */
export function auditGroup(
  transaction: Transaction,
  { userId }: Actor,
  groupId: string,
  { action, before, after }: GroupChange,
): void {
  transaction.audit({
    actorId: userId,
    action,
    targetType: 'liveGroup',
    targetId: groupId,
    before: before ?? null,
    after: after ?? null,
  });
}

/** What staff do in a class is in the audit log, also where its teachers may do it: what those do, the class is told. */
export function auditByStaff(
  transaction: Transaction,
  actor: Actor,
  groupId: string,
  change: GroupChange,
): void {
  if (can(actor, 'liveCourse.oversee')) auditGroup(transaction, actor, groupId, change);
}
