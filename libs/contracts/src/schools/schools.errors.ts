import { defineErrors } from '../common/define-errors';

export const schoolsErrors = defineErrors('SCHOOLS', {
  NOT_FOUND: { status: 404, message: 'There is no such school.' },
  ALREADY_THERE: {
    status: 409,
    message: 'There is a school of this name in this city and state already. Merge the two instead.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this school in the meantime. Please reload and try again.',
  },
  MERGED: { status: 409, message: 'This school was merged into another one.' },
  CHANGED_LATELY: {
    status: 409,
    message: 'You changed your school less than {days} days ago. Please write to us if it is wrong.',
  },
  /** Also of a school that there is not. */
  NOT_STAFF: { status: 404, message: 'You are not entered as staff of this school.' },
  STAFF_NOT_FOUND: {
    status: 404,
    message:
      'There is no account of this email, or it cannot be used: it has to be confirmed, and not suspended.',
  },
  /** Whoever sees other people's children has said how old they are. */
  STAFF_ADULTS_ONLY: { status: 409, message: 'Staff of a school are 18 or over, and their account says so.' },
  STAFF_ALREADY: { status: 409, message: 'They are entered as staff of this school already.' },
  STAFF_ENTRY_NOT_FOUND: { status: 404, message: 'They are not entered as staff of this school.' },
  /** Also of somebody who is no agent, oneself, or somebody with whom there is a block. */
  AGENT_NOT_FOUND: { status: 404, message: 'There is no agent of this code or email.' },
  AGENT_BY_GUARDIAN: {
    status: 403,
    message: 'From 16 on students name an agent themselves. For somebody younger, a guardian does.',
  },
  TOO_MANY_AGENTS: { status: 409, message: 'There can be {count} agents of a student at most.' },
  /** It is over, was never there, or is none of the caller's. */
  AGENT_TIE_NOT_FOUND: { status: 404, message: 'That is over already, or was never there.' },
  INTO_ITSELF: { status: 400, message: 'A school cannot be merged into itself.' },
});
