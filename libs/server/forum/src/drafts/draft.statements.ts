import { draftLimits, type NewThreadDraft } from '@lyceum/contracts/forum';
import { columns, hasValues, statement } from '@lyceum/kernel';
import type { DraftModel } from './draft.model';

/** What belongs to a draft: the reply to a thread, or the new thread of a forum. */
export type DraftPlace = 'thread' | 'community';

/** A stored draft. */
export interface DraftRow extends Pick<DraftModel, 'id' | 'content' | 'isRich' | 'revision' | 'updatedAt'> {
  /** What is said of a new thread beside its text, as it was sent; null of a reply. As JSON keeps it: times are text. */
  thread: NewThreadDraft | null;
}

const written = ['content', 'isRich', 'thread'];
const row = columns(['id', ...written, 'revision', 'updatedAt'])();

/** The statements of drafts of one kind, of user `$userId` at the thread or forum `$placeId`. */
const statementsOf = (place: DraftPlace) => {
  const own = `user_id = $userId AND ${place}_id = $placeId`;
  return {
    read: statement<DraftRow>(`forum.draft-of-${place}`, `SELECT ${row} FROM drafts WHERE ${own}`),

    /**
     * A draft where there was none: no row where there is one, or where its owner has as many as anybody may keep. The
     * latter may be passed by as many as are begun at the same moment.
     */
    insert: statement<DraftRow>(
      `forum.begin-draft-of-${place}`,
      `INSERT INTO drafts (user_id, ${place}_id, content, is_rich, thread)
       SELECT $userId::uuid, $placeId::uuid, $content, $isRich::boolean, $thread::jsonb
       WHERE (SELECT count(*) FROM drafts WHERE user_id = $userId) < ${String(draftLimits.perUser)}
       ON CONFLICT (user_id, ${place}_id) WHERE ${place}_id IS NOT NULL DO NOTHING
       RETURNING ${row}`,
    ),

    /** The next revision of a draft: no row where the stored one is not `$baseRevision`. */
    update: statement<DraftRow>(
      `forum.save-draft-of-${place}`,
      `UPDATE drafts
       SET content = $content, is_rich = $isRich, thread = $thread, revision = revision + 1, updated_at = now()
       WHERE ${own} AND revision = $baseRevision
       RETURNING ${row}`,
    ),

    /**
     * What is stored where nothing was written, and whether that is what the save wanted: the same call before, whose
     * answer was lost.
     */
    stored: statement<DraftRow & { isWanted: boolean }>(
      `forum.stored-draft-of-${place}`,
      `SELECT ${row}, revision = COALESCE($baseRevision::int, 0) + 1 AND ${hasValues(written)} AS "isWanted"
       FROM drafts WHERE ${own}`,
    ),
  };
};

export const draftStatements = { thread: statementsOf('thread'), community: statementsOf('community') };
