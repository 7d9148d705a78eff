import type { AuditAction, AuditKind } from '@lyceum/contracts/ops';

/** What a service says about a change it made (checklist line 238). Never put secrets into `before` or `after`. */
export interface AuditRecord {
  /** Who did it; null for the system itself. */
  actorId: string | null;
  /** The right used, e.g. `user.setRoles`. */
  action: AuditAction;
  targetType: AuditKind;
  targetId: string;
  before: object | null;
  after: object | null;
}

/** What is done to one thing of a kind. */
interface AuditedDeed {
  readonly action: AuditAction;
  /** Of the thing. */
  readonly id: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** How a service notes what is done to things of its kind: `const record = auditOf('media')`. */
export const auditOf =
  (targetType: AuditKind) =>
  (
    transaction: { audit(record: AuditRecord): void },
    actor: { readonly userId: string | null },
    { id, action, before = null, after = null }: AuditedDeed,
  ): void =>
    transaction.audit({ actorId: actor.userId, action, targetType, targetId: id, before, after });
