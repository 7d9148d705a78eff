import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type AuditTarget, auditTargetKey } from './audit-target';

/** What the audit log is about, named by the domains it is of; found by their decorator. */
@Injectable()
export class AuditTargets {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** SQL of the present name of what an entry is about; null where no domain names its kind, and for what is gone. */
  nameOf(entry: string): string {
    const cases = this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      if (typeof metatype !== 'function' || !instance) return [];
      const type = this.reflector.get<string | undefined>(auditTargetKey, metatype);
      if (type === undefined) return [];
      const name = (instance as AuditTarget).nameOf(`${entry}.target_id::uuid`);
      // Ids in the log are text, and not all of them are UUIDs: CASE keeps the others from being read as one.
      return `WHEN ${entry}.target_type = '${type}' AND ${entry}.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${name}`;
    });
    return `CASE ${cases.join(' ')} END`;
  }
}
