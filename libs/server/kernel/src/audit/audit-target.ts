import { defineMark } from '../marks/mark';

/** Says what a kind of record is called. Implemented by a provider marked `@NamesAuditTarget('promoCode')`. */
export interface AuditTarget {
  /** SQL of the name a record has now. @param id SQL of its id */
  nameOf(id: string): string;
}

/** Marks a provider that names what entries of the audit log are about. @param type their `targetType` */
export const NamesAuditTarget = defineMark<AuditTarget, [type: string]>();
