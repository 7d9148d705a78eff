import type { Permission } from '@lyceum/contracts/permissions';
import { defineMark } from '../marks/mark';
import type { Statement } from '../sql/statement';

/** One thing a domain has of somebody, as staff see it. */
export interface PersonRecordRow {
  id: string;
  /** What one of them is called: 'Reply'. */
  noun: string;
  /** When it happened, in UTC to the microsecond: texts in the order of the times. */
  at: string;
  title: string;
  detail: string | null;
  state: string | null;
  /** Whether it shuts them out now. */
  isStanding: boolean;
  path: string | null;
  targetType: string | null;
  targetId: string | null;
}

/**
 * What a domain tells staff of one person: a kind of entries in the timeline of their page in the console. Implemented
 * by a provider marked `@TellsStaffOfPerson('threads')`. What was deleted tells that it was there, and no more.
 */
export interface PersonRecords {
  /** What they are called together: 'Replies and comments'. */
  readonly title: string;
  /** The right by which they are read. */
  readonly requires: Permission;
  /** Staff are not told these of themselves. */
  readonly isNotOfOneself?: true;
  /** Its text is made by `personRecordsQuery`. */
  readonly records: Statement<PersonRecordRow>;
}

/** Marks a provider as a domain's `PersonRecords`. */
export const TellsStaffOfPerson = defineMark<PersonRecords, [name: string]>();

/** Columns of what is told that are not there unless said. */
type OptionalColumn = 'detail' | 'state' | 'isStanding' | 'path' | 'targetType' | 'targetId';

/**
 * SQL of one kind of what is told, by the name of its column; `rest` is FROM and WHERE, about `$userId`. `noun` is a word,
 * not SQL.
 */
export type PersonRecordSql = Readonly<Record<'noun' | 'id' | 'at' | 'title' | 'rest', string>> &
  Readonly<Partial<Record<OptionalColumn, string>>>;

/** SQL of the words for a value; NULL for a value that has none. */
export const inWords = (value: string, words: Readonly<Record<string, string>>): string =>
  `CASE ${value} ${Object.entries(words)
    .map(([one, said]) => `WHEN '${one}' THEN '${said}'`)
    .join(' ')} END`;

const instant = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

function selectOf(kind: PersonRecordSql): string {
  const { noun, id, at, title, detail, state, isStanding, path, targetType, targetId, rest } = kind;
  return `SELECT '${noun}' AS noun, ${id} AS id, ${at} AS at, ${title} AS title, ${detail ?? 'NULL'}::text AS detail,
    ${state ?? 'NULL'}::text AS state, ${isStanding ?? 'false'} AS is_standing, ${path ?? 'NULL'}::text AS path, ${targetType ?? 'NULL'}::text AS target_type,
    ${targetId ?? 'NULL'}::text AS target_id ${rest}`;
}

/** The text of `records`: the latest first, after a place in the timeline. */
export const personRecordsQuery = (...kinds: PersonRecordSql[]): string => `
  SELECT noun, id, to_char(at AT TIME ZONE 'UTC', ${instant}) AS at, title, detail, state, is_standing AS "isStanding", path,
         target_type AS "targetType", target_id AS "targetId"
  FROM (${kinds.map(selectOf).join(' UNION ALL ')}) known
  WHERE $beforeAt::timestamptz IS NULL OR (at, id) < ($beforeAt::timestamptz, $beforeId::uuid)
  ORDER BY known.at DESC, id DESC LIMIT $limit`;
