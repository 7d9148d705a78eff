import { insertRow, setColumns, statement } from '@lyceum/kernel';
import { joinOwn, teaches } from '../live-course.sql';
import type { DocumentModel } from './document.model';

/** Where documents are to be kept, and whether the caller may; whoever else adds one there waits until the transaction ends. */
export interface Place {
  groupId: string;
  lessonId: string | null;
  teaches: boolean;
  /** As many as it has. */
  documents: number;
}

const counted = (where: string): string =>
  `(SELECT count(*)::int FROM live_documents d WHERE ${where}) AS documents`;

export const lessonLock = statement(
  'live-course.lock-lesson',
  'SELECT FROM live_lessons WHERE id = $lessonId FOR NO KEY UPDATE',
);

export const groupLock = statement(
  'live-course.lock-group',
  'SELECT FROM live_course_groups WHERE group_tag = $groupTag FOR NO KEY UPDATE',
);

export const lessonPlaceQuery = statement<Place>(
  'live-course.document-place-of-lesson',
  `SELECT l.group_id AS "groupId", l.id AS "lessonId", ${teaches('own')} AS teaches, ${counted('d.lesson_id = l.id')}
   FROM live_lessons l ${joinOwn('own', 'l.group_id', '$userId')} WHERE l.id = $lessonId`,
);

export const groupPlaceQuery = statement<Place>(
  'live-course.document-place-of-group',
  `SELECT g.id AS "groupId", NULL::uuid AS "lessonId", ${teaches('own')} AS teaches,
     ${counted('d.group_id = g.id AND d.lesson_id IS NULL')}
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} WHERE g.group_tag = $groupTag`,
);

const columns = `id, type AS "docType", name AS "docName", link AS "docLink", note AS "docNote",
  corresponding_id AS "correspondingDocId", updated_at AS "updatedTime"`;

/** Whether this is another document of the same lesson, or of the group beside its lessons. */
export const isThereQuery = statement<{ id: string }>(
  'live-course.document-there',
  `SELECT id FROM live_documents WHERE id = $id AND group_id = $groupId AND lesson_id IS NOT DISTINCT FROM $lessonId::uuid`,
);

const given = ['type', 'name', 'link', 'note', 'correspondingId'] as const;

export const addDocumentStatement = statement<DocumentModel>(
  'live-course.add-document',
  insertRow('live_documents', ['groupId', 'lessonId', ...given, 'createdBy'], `RETURNING ${columns}`),
);

export const changeDocumentStatement = statement<DocumentModel>(
  'live-course.change-document',
  `UPDATE live_documents SET ${setColumns(given)}, updated_at = now()
   WHERE id = $id AND group_id = $groupId AND lesson_id IS NOT DISTINCT FROM $lessonId::uuid RETURNING ${columns}`,
);
