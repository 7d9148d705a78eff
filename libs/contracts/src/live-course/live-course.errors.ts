import { defineErrors } from '../common/define-errors';

export const liveCourseErrors = defineErrors('LIVE_COURSE', {
  COURSE_NOT_FOUND: { status: 404, message: 'There is no such live course.' },
  /** Also of a group that there is, to whoever is not in it. */
  GROUP_NOT_FOUND: { status: 404, message: 'There is no such class among yours.' },
  LESSON_NOT_FOUND: { status: 404, message: 'There is no such lesson in your classes.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This material is no longer there.' },
  TOO_MANY_DOCUMENTS: { status: 409, message: 'There is no room for more material here. Please change one.' },
  TOO_MANY_HOMEWORKS: { status: 409, message: 'This lesson has as much homework as it can.' },
  HOMEWORK_NOT_FOUND: { status: 404, message: 'There is no such homework in your classes.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'This student is not in your classes.' },
  ONLY_TEACHERS: { status: 403, message: 'Only the teachers of this class can do this.' },
  ONLY_STUDENTS: { status: 403, message: 'Only the students of this class hand in homework.' },
  NOT_OPEN_YET: { status: 409, message: 'This homework is not open yet.' },
  CLOSED: { status: 409, message: 'This homework was due, and takes nothing late. Please ask your teacher.' },
  HANDED_IN: { status: 409, message: 'You have handed this homework in, and it is taken once.' },
});
