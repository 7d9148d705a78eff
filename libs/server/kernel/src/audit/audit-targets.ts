import { Injectable } from '@nestjs/common';
import { Marked } from '../marks/marked';
import { NamesAuditTarget } from './audit-target';

/** What the audit log is about, named by the domains it is of; found by their decorator. */
@Injectable()
export class AuditTargets {
  constructor(private readonly marked: Marked) {}

  /** SQL of the present name of what an entry is about; null where no domain names its kind, and for what is gone. */
  nameOf(entry: string): string {
    const targets = this.marked.byName(NamesAuditTarget, 'kinds of records');
    const cases = [...targets].map(([type, target]) => {
      const name = target.nameOf(`${entry}.target_id::uuid`);
      // Ids in the log are text, and not all of them are UUIDs: CASE keeps the others from being read as one.
      return `WHEN ${entry}.target_type = '${type}' AND ${entry}.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${name}`;
    });
    return `CASE ${cases.join(' ')} END`;
  }
}
