import type { AuditAction } from '@lyceum/contracts/ops';
import type { Actor, Transaction } from '@lyceum/kernel';

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
