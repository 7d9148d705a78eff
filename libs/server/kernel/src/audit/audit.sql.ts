/** What other domains ask of the audit log within a statement of theirs. */
export const audit = {
  /** The entries about a record, for a FROM. @param targetId SQL of its id as text */
  entriesOf: (targetType: string, targetId: string): string =>
    `(SELECT * FROM audit_entries WHERE target_type = '${targetType}' AND target_id = ${targetId})`,
};
