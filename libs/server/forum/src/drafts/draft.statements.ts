import { draftLimits } from '@lyceum/contracts/forum';
import type { PreparedQuery } from '@lyceum/kernel';

/** What belongs to a draft: the reply to a thread, or the new thread of a forum. */
export type DraftPlace = 'thread' | 'community';

/** A stored draft. */
export interface DraftRow {
  id: string;
  title: string;
  content: string;
  isRich: boolean;
  tags: string[];
  /** As JSON keeps it: times are text. */
  poll: object | null;
  revision: number;
  updatedAt: Date;
}

const columns = `
  id, title, content, is_rich AS "isRich", tags, poll, revision, updated_at AS "updatedAt"`;

/** The draft of user `$1` at thread or forum `$2`. */
export const draftQuery = (place: DraftPlace): PreparedQuery => ({
  name: `forum.draft-of-${place}`,
  text: `SELECT ${columns} FROM drafts WHERE user_id = $1 AND ${place}_id = $2`,
});

/**
 * A draft where there was none: no row where there is one, or where its owner has as many as anybody may keep. The
 * latter may be passed by as many as are begun at the same moment.
 */
export const insertStatement = (place: DraftPlace): string => `
  INSERT INTO drafts (user_id, ${place}_id, title, content, is_rich, tags, poll)
  SELECT $1::uuid, $2::uuid, $3, $4, $5::boolean, $6::text[], $7::jsonb
  WHERE (SELECT count(*) FROM drafts WHERE user_id = $1) < ${String(draftLimits.perUser)}
  ON CONFLICT (user_id, ${place}_id) WHERE ${place}_id IS NOT NULL DO NOTHING
  RETURNING ${columns}`;

/** The next revision of a draft: no row where the stored one is not `$8`. */
export const updateStatement = (place: DraftPlace): string => `
  UPDATE drafts
  SET title = $3, content = $4, is_rich = $5, tags = $6, poll = $7, revision = revision + 1, updated_at = now()
  WHERE user_id = $1 AND ${place}_id = $2 AND revision = $8
  RETURNING ${columns}`;

/**
 * What is stored where nothing was written, and whether that is what the save wanted: the same call before, whose
 * answer was lost. `$8` is the revision it went out from.
 */
export const storedStatement = (place: DraftPlace): string => `
  SELECT ${columns}, revision = COALESCE($8::int, 0) + 1 AND title = $3 AND content = $4 AND is_rich = $5::boolean
         AND tags = $6::text[] AND poll IS NOT DISTINCT FROM $7::jsonb AS "isWanted"
  FROM drafts WHERE user_id = $1 AND ${place}_id = $2`;
