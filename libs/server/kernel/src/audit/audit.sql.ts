/** The audit log as others' statements read it: what stands in a FROM clause. */
export const auditEntries = (alias: string): string => `audit_entries ${alias}`;
