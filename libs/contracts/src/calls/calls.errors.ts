import { defineErrors } from '../common/define-errors';

export const callsErrors = defineErrors('CALLS', {
  /** Checklist line 203. */
  ONGOING: {
    status: 409,
    message:
      'There is an ongoing meeting here. Please wait for that meeting to end before starting a new meeting.',
  },
  /** Checklist line 204. */
  TOO_SOON: { status: 409, message: 'Please wait {n} s before calling again.' },
  /** Where the provider of rooms has so many a day for all. */
  TOO_MANY_TODAY: {
    status: 409,
    message:
      'One person can start {n} video calls within a day here, and you have. Somebody else can start it, or you tomorrow.',
  },
  /** Checklist line 207. */
  START_FAILED: {
    status: 503,
    message: 'Sorry, there was an error starting your video call. Please try again.',
  },
  /** Checklist line 207. */
  JOIN_FAILED: { status: 503, message: 'Oops, something went wrong, please try again later.' },
  /** One answer for whoever is no friend, whatever the reason (checklist line 143). */
  FRIENDS_ONLY: { status: 403, message: 'Please become friends to enable Video' },
  /** Of groups; one answer as well, whoever of them it is and why. */
  NOT_TOGETHER: {
    status: 403,
    message: 'You cannot call here: somebody in this group is not a friend of yours.',
  },
  OVER: { status: 409, message: 'This call is over.' },
  /** Also of a room that is not there: nobody learns of others' calls. */
  NOT_INSIDE: { status: 403, message: 'You are not in this call.' },
  /** Only who owns the group, or began the call. */
  HOST_ONLY: { status: 403, message: 'Only the host of this call can do this.' },
  /** Only who leads the lesson that is held in the call, in its time, and where the room's provider can. */
  NOT_RECORDED: {
    status: 403,
    message: 'Only who leads a lesson that is held in this call can record it, in the time of the lesson.',
  },
  FULL: { status: 409, message: 'This call is full: it takes {n} people.' },
  NO_SUCH_PROVIDER: { status: 404, message: 'There is no such provider of video calls here.' },
  BAD_SIGNATURE: { status: 401, message: 'The signature is not right.' },
});
