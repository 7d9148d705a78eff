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
