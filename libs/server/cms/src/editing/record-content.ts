import type { AuditAction } from '@lyceum/contracts/ops';
import type { Actor, Transaction } from '@lyceum/kernel';

interface Change {
  readonly action: AuditAction & `content.${string}`;
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Notes what an editor did to an entry. */
export function recordContent(transaction: Transaction, actor: Actor, { id, ...change }: Change): void {
  transaction.audit({ actorId: actor.userId, targetType: 'content', targetId: id, ...change });
}
