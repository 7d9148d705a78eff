/**
 * SQL of whether somebody wrote any of what an entry has up to a version and was never published: then it is for another one to
 * publish, where the house asks for a second person. What was published once needs nobody to look at it again.
 */
export const wroteUnpublished = (entry: string, version: string, person: string): string => `EXISTS (
  SELECT FROM content_versions own
  WHERE own.entry_id = ${entry}.id AND own.saved_by = ${person} AND own.version <= ${version}
    AND own.version > COALESCE(${entry}.live_version, 0)
    AND NOT EXISTS (SELECT FROM content_versions seen
      WHERE seen.entry_id = own.entry_id AND seen.version >= own.version AND seen.published_at IS NOT NULL))`;
