import { SetMetadata } from '@nestjs/common';

/** Says what a kind of record is called. Implemented by a provider marked `@NamesAuditTarget('promoCode')`. */
export interface AuditTarget {
  /** SQL of the name a record has now. @param id SQL of its id */
  nameOf(id: string): string;
}

export const auditTargetKey = 'lyceum:audit-target';

/** Marks a provider that names what entries of the audit log are about. @param type their `targetType` */
export const NamesAuditTarget = (type: string) => SetMetadata(auditTargetKey, type);
