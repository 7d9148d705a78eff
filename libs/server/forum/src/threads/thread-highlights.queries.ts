import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import { insertRow, statement } from '@lyceum/kernel';
import { isTeacherOf } from '@lyceum/live-course';
import { isNotHidden } from '../access/forum-access.queries';

/** Characters of a highlighted answer that stand beneath the thread's text. */
const shownCharacters = 280;

/** Puts it in the place of another; the same again changes nothing. */
export const highlightStatement = statement(
  'forum.highlight-answer',
  insertRow(
    'thread_highlights',
    ['threadId', 'postId', 'byEducator'],
    `ON CONFLICT (thread_id) DO UPDATE
   SET post_id = excluded.post_id, by_educator = excluded.by_educator, created_at = now()
   WHERE thread_highlights.post_id <> excluded.post_id`,
  ),
);

export const takeBackStatement = statement(
  'forum.take-back-highlight',
  'DELETE FROM thread_highlights WHERE thread_id = $threadId AND post_id = $postId',
);

export const isStudentQuery = statement<{ isMyStudent: boolean }>(
  'forum.is-author-a-student',
  `SELECT ${isTeacherOf('$userId', '$creatorId')} AS "isMyStudent"`,
);

/** SQL of the highlighted answer of the thread `t` as JSON, as long as it is shown to user `$userId`, whose role in the forum `own` has. */
export const highlightOfThread = `
  SELECT json_build_object('postId', answer.id, 'number', answer.number, 'byEducator', chosen.by_educator,
           'text', left(answer.plain_text, ${String(shownCharacters)}), 'creator', ${userSummaryJson('author')})
  FROM thread_highlights chosen JOIN posts answer ON answer.id = chosen.post_id AND answer.status = 'VISIBLE'
  ${people.join('author', 'answer.creator_id')}
  WHERE chosen.thread_id = t.id AND ${isPresent('author')}
    AND (${isNotHidden('answer.creator_id')} OR own.role IN ('ADMIN', 'MOD'))`;
