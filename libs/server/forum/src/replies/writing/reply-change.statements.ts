import type { ReplyType } from '@lyceum/contracts/forum';
import { replyTypeTable } from '../reply-types';

/** How the post or comment `$1` was written. */
const written = (table: string): string => `
  SELECT content, is_rich AS "isRich" FROM ${table} WHERE id = $1`;

/** `$2` content, `$3` rich or not, `$4` plain text. What it said before is kept; the same again changes nothing. */
const edit = (type: ReplyType, table: string): string => `
  WITH kept AS (
    INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
    SELECT '${type}', id, creator_id, content, is_rich FROM ${table} WHERE id = $1 AND (content, is_rich) <> ($2, $3)
  )
  UPDATE ${table} SET content = $2, is_rich = $3, plain_text = $4, edited_at = now()
  WHERE id = $1 AND (content, is_rich) <> ($2, $3)`;

const statementsOf = (type: ReplyType): { written: string; edit: string } => {
  const { table } = replyTypeTable[type];
  return { written: written(table), edit: edit(type, table) };
};

export const changeStatements = { POST: statementsOf('POST'), COMMENT: statementsOf('COMMENT') } as const;

/** No row where it is so already. $1 comment, $2 marked or not */
export const highlightStatement =
  'UPDATE comments SET is_highlighted = $2 WHERE id = $1 AND is_highlighted <> $2 RETURNING id';
