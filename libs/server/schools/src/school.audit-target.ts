import { Injectable } from '@nestjs/common';
import { type AuditTarget, NamesAuditTarget } from '@lyceum/kernel';

/** What a school is called in the audit log. */
@Injectable()
@NamesAuditTarget('school')
export class SchoolAuditTarget implements AuditTarget {
  nameOf(id: string): string {
    return `(SELECT name FROM schools WHERE id = ${id})`;
  }
}
