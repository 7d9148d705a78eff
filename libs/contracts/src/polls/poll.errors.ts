import { defineErrors } from '../common/define-errors';

export const pollErrors = defineErrors('POLL', {
  /** No such poll, or its thread is none the caller may open. */
  NOT_FOUND: { status: 404, message: 'There is no such poll.' },
  OPTION_NOT_FOUND: { status: 404, message: 'This option is not there any more.' },
  CLOSED: { status: 409, message: 'This poll is closed.' },
  /** The 31st (checklist line 130). */
  TOO_MANY_OPTIONS: { status: 409, message: 'A poll has at most 30 options.' },
  /** Also one that differs in case alone (checklist line 131). */
  OPTION_EXISTS: { status: 409, message: 'This option is there already.' },
  NOT_OPEN: { status: 403, message: 'Only who made this poll can add options to it.' },
  NOT_DELETABLE: { status: 403, message: 'Only who added an option, or made the poll, can delete it.' },
  /** Of a poll to which nobody can add another one (checklist line 129). */
  LAST_OPTION: { status: 409, message: 'A poll keeps at least one option.' },
  NOT_CLOSABLE: { status: 403, message: 'Only who made this poll, or a moderator, can close it.' },
  /** What newcomers write, or text with links like these, is held back there, and an option cannot wait. */
  NEEDS_REVIEW: {
    status: 409,
    message: 'A moderator has to see this first, and an option cannot wait. Post it as a reply.',
  },
  /** A thread has one poll at most. */
  THERE_ALREADY: { status: 409, message: 'This thread has a poll already.' },
  /** E.g. its thread still waits for a moderator. */
  NOT_VOTABLE: { status: 403, message: 'You cannot vote here.' },
});
