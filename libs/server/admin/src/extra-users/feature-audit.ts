import { type FeatureView, groupFeature, specialLandingFeature } from '@lyceum/contracts/admin';
import type { Actor, Transaction } from '@lyceum/kernel';
import type { FeatureRow } from './extra-users.statements';

/** Where a change came from, for the audit log. */
export interface FeatureOrigin {
  readonly requestId: string | null;
}

interface AuditedChange {
  readonly action: string;
  /** Of the feature. */
  readonly id: string;
  readonly origin: FeatureOrigin;
}

/** Writes down what was done to a feature. */
export function auditFeature(
  transaction: Transaction,
  { userId: actorId }: Actor,
  { action, id, origin }: AuditedChange,
  before: object | null,
  after: object,
): void {
  const { requestId } = origin;
  transaction.audit({ actorId, action, targetType: 'feature', targetId: id, before, after, requestId });
}

const knownNames: readonly string[] = [specialLandingFeature, groupFeature];

export function toFeatureView(row: FeatureRow): FeatureView {
  return { ...row, isKnown: knownNames.includes(row.name) };
}
