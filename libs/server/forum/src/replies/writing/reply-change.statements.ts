import type { ReplyType } from '@lyceum/contracts/forum';
import { statement } from '@lyceum/kernel';
import { replyTypeTable } from '../reply-types';

const statementsOf = (type: ReplyType) => {
  const { table } = replyTypeTable[type];
  const name = type.toLowerCase();
  return {
    /** How it was written. */
    written: statement<{ content: string; isRich: boolean }>(
      `forum.written-reply-${name}`,
      `SELECT content, is_rich AS "isRich" FROM ${table} WHERE id = $replyId`,
    ),

    /** What it said before is kept; the same again changes nothing. */
    edit: statement(
      `forum.edit-reply-${name}`,
      `WITH kept AS (
         INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
         SELECT '${type}', id, creator_id, content, is_rich FROM ${table}
         WHERE id = $replyId AND (content, is_rich) <> ($content, $isRich)
       )
       UPDATE ${table} SET content = $content, is_rich = $isRich, plain_text = $plainText, edited_at = now()
       WHERE id = $replyId AND (content, is_rich) <> ($content, $isRich)`,
    ),
  };
};

export const changeStatements = { POST: statementsOf('POST'), COMMENT: statementsOf('COMMENT') };

/** Changes nothing where it is so already. */
export const highlightStatement = statement(
  'forum.highlight-comment',
  'UPDATE comments SET is_highlighted = $highlighted WHERE id = $commentId AND is_highlighted <> $highlighted',
);
