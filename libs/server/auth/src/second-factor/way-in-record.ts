import type { AuditAction } from '@lyceum/contracts/ops';
import type { Actor, Transaction } from '@lyceum/kernel';

/** Notes in the audit log that somebody changed a way into their account. Never what the secret was. */
export function recordWayIn(
  transaction: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  action: AuditAction,
  detail: object | null = null,
): void {
  transaction.audit({
    actorId: userId,
    action,
    targetType: 'user',
    targetId: userId,
    before: null,
    after: detail,
  });
}
