import type { AuditAction } from '@lyceum/contracts/ops';
import { type FeatureView, groupFeature, specialLandingFeature } from '@lyceum/contracts/admin';
import type { Actor, Transaction } from '@lyceum/kernel';
import type { FeatureRow } from './extra-users.statements';

interface AuditedChange {
  readonly action: AuditAction;
  /** Of the feature. */
  readonly id: string;
}

/** Writes down what was done to a feature. */
export function auditFeature(
  transaction: Transaction,
  { userId: actorId }: Actor,
  { action, id }: AuditedChange,
  before: object | null,
  after: object,
): void {
  transaction.audit({ actorId, action, targetType: 'feature', targetId: id, before, after });
}

const knownNames: readonly string[] = [specialLandingFeature, groupFeature];

export function toFeatureView(row: FeatureRow): FeatureView {
  return { ...row, isKnown: knownNames.includes(row.name) };
}
