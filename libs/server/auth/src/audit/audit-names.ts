import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { auditReferences } from '@lyceum/contracts/ops';
import { AuditTargets, PreparedQueries, type Statement, statement } from '@lyceum/kernel';

interface NamedRecord {
  readonly id: string;
  readonly name: string | null;
}

/** What the records are called that a change speaks of. */
@Injectable()
export class AuditNames implements OnApplicationBootstrap {
  private statement: Statement<NamedRecord>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly targets: AuditTargets,
  ) {}

  /** All domains are there by now. */
  onApplicationBootstrap(): void {
    this.statement = statement<NamedRecord>(
      'auth.audit-names',
      `SELECT r.target_id AS id, ${this.targets.nameOf('r')} AS name
       FROM unnest($kinds::text[], $ids::text[]) AS r (target_type, target_id)`,
    );
  }

  /** Their present names by their ids; of what is gone, none. @param changes JSON objects, what was and what is */
  async of(changes: readonly (string | null)[]): Promise<Record<string, string>> {
    const found = new Map(changes.flatMap(referencesOf));
    if (found.size === 0) return {};
    const values = { ids: [...found.keys()], kinds: [...found.values()] };
    const rows = await this.queries.rows(this.statement, values);
    return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
  }
}

/** Ids of records, each with its kind. */
function referencesOf(change: string | null): [id: string, kind: string][] {
  const values = JSON.parse(change ?? '{}') as Readonly<Record<string, unknown>>;
  return Object.entries(values).flatMap(([field, id]) => {
    const reference = auditReferences[field];
    return reference && typeof id === 'string' ? [[id, reference.kind]] : [];
  });
}
