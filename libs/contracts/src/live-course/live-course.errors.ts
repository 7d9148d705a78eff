import { defineErrors } from '../common/define-errors';

export const liveCourseErrors = defineErrors('LIVE_COURSE', {
  COURSE_NOT_FOUND: { status: 404, message: 'There is no such live course.' },
  /** Also of a group that there is, to whoever is not in it. */
  GROUP_NOT_FOUND: { status: 404, message: 'There is no such class among yours.' },
  COURSE_THERE: { status: 409, message: 'There is a course of this code already.' },
  COURSE_CHANGED: {
    status: 409,
    message: 'Someone changed this course in the meantime. Please reload and try again.',
  },
  /** To staff, who see all of them. */
  NO_SUCH_GROUP: { status: 404, message: 'There is no such class.' },
  GROUP_THERE: { status: 409, message: 'There is a class of this code already.' },
  GROUP_OF_COURSE: { status: 400, message: 'The code of a class begins with {begins}.' },
  GROUP_CHANGED: {
    status: 409,
    message: 'Someone changed this class in the meantime. Please reload and try again.',
  },
  NO_LESSONS: { status: 400, message: 'No day is left for a lesson. Please leave fewer days out.' },
  INSTRUCTOR_NOT_FOUND: { status: 404, message: 'There is no such instructor.' },
  PERSON_NOT_FOUND: {
    status: 404,
    message:
      'There is no account of this email, or it cannot be used: it has to be confirmed, not suspended, and wait for no guardian.',
  },
  NOT_A_TEACHER: {
    status: 409,
    message: 'Their account is none of a teacher. Give it the role first, under People.',
  },
  MEMBER_ALREADY: {
    status: 409,
    message: 'They are in this class already. Take them out first to give them another role.',
  },
  MEMBER_GONE: { status: 404, message: 'They are not in this class any more.' },
  CANNOT_LEARN: {
    status: 409,
    message:
      'They cannot be a student of this class: they have another part in it, or their account cannot be used, is none of a student or waits for a guardian.',
  },
  NOT_WAITING: { status: 404, message: 'They do not wait for this class any more.' },
  OTHER_COURSE: { status: 409, message: 'A student moves between classes of one course that are not over.' },
  TOO_MANY_AT_ONCE: {
    status: 400,
    message: 'Enrol at most {maximum} people at once. Please split the list.',
  },
  GROUP_OVER: { status: 409, message: 'This class is over. Nobody is enrolled any more.' },
  GROUP_FULL: { status: 409, message: 'This class is full. Please give it more seats first.' },
  ENROLMENT_CLOSED: { status: 409, message: 'This class takes no enrolments at the moment.' },
  ENROLLED_ELSEWHERE: {
    status: 409,
    message: 'You are in another class of this course, or wait for one.',
  },
  WAS_WITHDRAWN: {
    status: 409,
    message: 'You were taken out of this class. Please ask its teacher or our staff before you come back.',
  },
  WAS_REFUSED: {
    status: 409,
    message:
      'Our staff have looked at this, and did not let you into this class. Please write to us if you think that is wrong.',
  },
  OTHER_ROLE: { status: 409, message: 'You have another part in this class than that of a student.' },
  NOT_ENROLLABLE: {
    status: 403,
    message: 'Classes are for students, with the consent of a guardian where they need it.',
  },
  /** To who would pay: before anything is charged. */
  SEAT_GONE: {
    status: 409,
    message:
      'This class is full at the moment. Nothing was charged. Put yourself on its waiting list instead.',
  },
  STAFF_FIRST: {
    status: 409,
    message: 'Our staff look at it first. Nothing was charged. Put yourself on the list of the class.',
  },
  IN_CLASS_ALREADY: { status: 409, message: 'They are enrolled in this class already. Nothing was charged.' },
  LESSON_NOT_FOUND: { status: 404, message: 'There is no such lesson in your classes.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This material is no longer there.' },
  TOO_MANY_DOCUMENTS: { status: 409, message: 'There is no room for more material here. Please change one.' },
  TOO_MANY_HOMEWORKS: { status: 409, message: 'This lesson has as much homework as it can.' },
  HOMEWORK_NOT_FOUND: { status: 404, message: 'There is no such homework in your classes.' },
  RECEIPT_NOT_FOUND: { status: 404, message: 'There is no such receipt among yours.' },
  /** To anybody: what is kept is not what was signed. */
  RECEIPT_WRONG: { status: 422, message: 'This receipt does not hold: it is not what was signed.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'This text of yours is no longer there.' },
  TOO_MANY_TEMPLATES: { status: 409, message: 'You keep as many texts as you can. Please delete one.' },
  PIN_NOT_FOUND: { status: 404, message: 'This comment is no longer there, or is not yours to change.' },
  NOT_PINNABLE: { status: 409, message: 'Comments have a place in pictures and PDF files alone.' },
  TOO_MANY_PINS: { status: 409, message: 'There is no room for more comments on this work.' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, message: 'This announcement is no longer there.' },
  NO_CERTIFICATE_DUE: {
    status: 409,
    message:
      'They can be given none now: the class is not over, they have not confirmed a name, or have one.',
  },
  CERTIFICATE_NOT_FOUND: { status: 404, message: 'There is no such certificate that holds.' },
  /** Also of one that there is, to whoever may not see it. */
  RECORDING_NOT_FOUND: { status: 404, message: 'There is no such recording in your classes.' },
  RECORDING_TYPE: {
    status: 415,
    message: 'A recording is an MP4 or a WebM film. Please export it as one of them.',
  },
  RECORDING_NOT_FAILED: {
    status: 409,
    message: 'This recording has not failed. Please look at how it is now.',
  },
  TOO_MANY_RECORDINGS: { status: 409, message: 'This lesson has as many recordings as it can.' },
  CAPTIONS_WRONG: {
    status: 422,
    message:
      'These are not captions in WebVTT: a file that begins with WEBVTT and has times like 00:01.000 --> 00:04.000 before each text.',
  },
  GRADE_CHANGED: {
    status: 409,
    message: 'Somebody else has changed this meanwhile, and nothing was saved. Please look at it again.',
  },
  MEMBER_NOT_FOUND: { status: 404, message: 'This student is not in your classes.' },
  ONLY_TEACHERS: { status: 403, message: 'Only the teachers of this class can do this.' },
  /** Somebody else's edit, or one's own of another tab: it is shown, not overwritten. */
  LESSON_CHANGED: {
    status: 409,
    message: 'This lesson was changed meanwhile. Please look at how it is now.',
  },
  LESSON_OVER: { status: 409, message: 'This lesson is over. What is over stays as it was.' },
  LESSON_IN_PAST: { status: 409, message: 'Please choose a time that is still to come.' },
  LESSON_CANCELED: { status: 409, message: 'This lesson is canceled. Please restore it first.' },
  LESSON_NOT_CANCELED: { status: 409, message: 'This lesson is not canceled.' },
  LESSONS_OVERLAP: { status: 409, message: 'There is another lesson of this class at that time.' },
  NOT_A_SUBSTITUTE: {
    status: 409,
    message: 'This person cannot stand in: choose somebody who teaches a class.',
  },
  NOT_JOINABLE: {
    status: 409,
    message: 'This lesson is open from ten minutes before it begins until it ends.',
  },
  MEETING_OF_OTHERS: {
    status: 409,
    message: 'Another class is held there. Please choose a meeting of your own, or ask the school.',
  },
  CHAT_OF_OTHERS: {
    status: 409,
    message: 'You are not in this chat. Please choose the call of a chat that you are in.',
  },
  NO_MEETING: { status: 409, message: 'This lesson has no place to meet yet. Please ask your teacher.' },
  ONLY_STUDENTS: { status: 403, message: 'Only the students of this class hand in homework.' },
  NOT_OPEN_YET: { status: 409, message: 'This homework is not open yet.' },
  CLOSED: { status: 409, message: 'This homework was due, and takes nothing late. Please ask your teacher.' },
  HANDED_IN: { status: 409, message: 'You have handed this homework in, and it is taken once.' },
});
