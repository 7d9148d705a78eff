import { replyPartNames, type ReplyType } from '@lyceum/contracts/forum';
import { columns, hasValues, setColumns, statement } from '@lyceum/kernel';
import type { ReplyPartsModel } from '../../texts/reply-parts.model';
import { replyTypeTable } from '../reply-types';

const saysOther = `NOT (${hasValues(replyPartNames)})`;

const statementsOf = (type: ReplyType) => {
  const { table } = replyTypeTable[type];
  const name = type.toLowerCase();
  return {
    /** How it was written. */
    written: statement<ReplyPartsModel>(
      `forum.written-reply-${name}`,
      `SELECT ${columns(replyPartNames)()} FROM ${table} WHERE id = $replyId`,
    ),

    /** What it said before is kept; the same again changes nothing. */
    edit: statement(
      `forum.edit-reply-${name}`,
      `WITH kept AS (
         INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
         SELECT '${type}', id, creator_id, content, is_rich FROM ${table}
         WHERE id = $replyId AND ${saysOther}
       )
       UPDATE ${table} SET ${setColumns([...replyPartNames, 'plainText'])}, edited_at = now()
       WHERE id = $replyId AND ${saysOther}`,
    ),
  };
};

export const changeStatements = { POST: statementsOf('POST'), COMMENT: statementsOf('COMMENT') };

/** Changes nothing where it is so already. */
export const highlightStatement = statement(
  'forum.highlight-comment',
  'UPDATE comments SET is_highlighted = $highlighted WHERE id = $commentId AND is_highlighted <> $highlighted',
);
