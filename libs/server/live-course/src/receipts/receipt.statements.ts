import { isNameable, people } from '@lyceum/auth';
import { insertRow, statement } from '@lyceum/kernel';
import { isIn, teaches, workColumns } from '../live-course.sql';
import type { SubmissionModel } from './submission.model';

/** Something handed in that has no receipt yet. */
export interface Unsigned {
  studentHomeworkId: string;
  number: number;
  userId: string;
  link: string;
  fileName: string | null;
  /** Of a file; null of a link. */
  sha256: string | null;
  submittedAt: Date;
}

const unsigned = (isWanted: string): string =>
  `SELECT e.student_homework_id AS "studentHomeworkId", e.number, s.user_id AS "userId", e.link, e.file_name AS "fileName",
     e.work_sha256 AS sha256, e.submitted_at AS "submittedAt"
   FROM live_submissions e JOIN live_student_homeworks s ON s.id = e.student_homework_id
   WHERE e.receipt IS NULL AND ${isWanted}
   ORDER BY e.student_homework_id, e.number LIMIT $most FOR UPDATE OF e SKIP LOCKED`;

/** What a student has just handed in. */
export const unsignedOfStudentQuery = statement<Unsigned>(
  'live-course.unsigned-of-student',
  unsigned('s.homework_id = $homeworkId AND s.user_id = $userId'),
);

/** Whatever has none, such as what was handed in before there were receipts. */
export const unsignedQuery = statement<Unsigned>('live-course.unsigned-submissions', unsigned('true'));

/** A public key, for as long as there may be receipts of it. */
export const keepKeyStatement = statement(
  'live-course.keep-receipt-key',
  insertRow('live_receipt_keys', ['id', 'x', 'signsFrom', 'signsUntil'], 'ON CONFLICT DO NOTHING'),
);

export const keepReceiptStatement = statement(
  'live-course.keep-receipt',
  `UPDATE live_submissions SET receipt_code = $code, receipt = $receipt, receipt_salt = $salt, receipt_key_id = $keyId
   WHERE student_homework_id = $studentHomeworkId AND number = $number AND receipt IS NULL`,
);

export interface KeptReceipt {
  code: string;
  receipt: string;
  salt: string;
  userId: string;
  keyId: string;
  x: string;
  link: string;
  fileName: string | null;
  sha256: string | null;
}

const kept = `e.receipt_code AS code, e.receipt, e.receipt_salt AS salt, s.user_id AS "userId", k.id AS "keyId", k.x, e.link, e.file_name AS "fileName",
  e.work_sha256 AS sha256`;

const ofCode = `FROM live_submissions e JOIN live_receipt_keys k ON k.id = e.receipt_key_id
   JOIN live_student_homeworks s ON s.id = e.student_homework_id`;

/** The receipt of this code, to whoever has that. */
export const receiptQuery = statement<KeptReceipt>(
  'live-course.receipt',
  `SELECT ${kept} ${ofCode} WHERE e.receipt_code = $code`,
);

/** A receipt with who handed in what, for its owner. */
export interface OwnReceipt extends KeptReceipt {
  homework: string;
  course: string;
  groupTag: string;
  firstName: string;
  lastName: string;
}

export const ownReceiptQuery = statement<OwnReceipt>(
  'live-course.own-receipt',
  `SELECT ${kept}, h.topic AS homework, c.name AS course, g.group_tag AS "groupTag", u.first_name AS "firstName", u.last_name AS "lastName"
   ${ofCode} JOIN live_homeworks h ON h.id = s.homework_id JOIN live_course_groups g ON g.id = h.group_id
   JOIN live_courses c ON c.tag = g.course_tag ${people.join('u', 's.user_id')}
   WHERE e.receipt_code = $code AND s.user_id = $userId`,
);

export const receiptKeysQuery = statement<{ id: string; x: string; signsFrom: Date; signsUntil: Date }>(
  'live-course.receipt-keys',
  'SELECT id, x, signs_from AS "signsFrom", signs_until AS "signsUntil" FROM live_receipt_keys ORDER BY signs_from, id',
);

/** All that a student handed in for a homework, the last first, to themselves and to who teaches them. */
export const submissionsQuery = statement<SubmissionModel>(
  'live-course.submissions',
  `SELECT e.number, ${workColumns('e')}, e.is_late AS late, e.submitted_at AS "submittedTime", e.receipt_code AS "receiptCode"
   FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id
   JOIN live_submissions e ON e.student_homework_id = s.id ${people.join('u', 's.user_id')}
   WHERE s.id = $studentHomeworkId AND (s.user_id = $userId OR ${isNameable('u')} AND EXISTS (
     SELECT FROM live_course_members own
     WHERE own.group_id = h.group_id AND own.user_id = $userId AND ${isIn('own')} AND ${teaches('own')}))
   ORDER BY e.number DESC`,
);
