import type { AuditAction } from '@lyceum/contracts/ops';
import type { Transaction } from '@lyceum/kernel';

interface Change {
  readonly action: AuditAction & `content.${string}`;
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Notes what an editor did to an entry; of what the house did by itself, nobody did it. */
export function recordContent(
  transaction: Transaction,
  actor: { readonly userId: string | null },
  { id, ...change }: Change,
): void {
  transaction.audit({ actorId: actor.userId, targetType: 'content', targetId: id, ...change });
}
