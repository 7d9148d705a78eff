import { defineErrors } from './define-errors';

/** Errors any door can answer, whichever domain was asked. */
export const commonErrors = defineErrors('COMMON', {
  UNAUTHENTICATED: { status: 401, message: 'Please log in to continue.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  INVALID_INPUT: {
    status: 400,
    message: 'Some of what you sent is not valid. Please check it and try again.',
  },
  CONFLICT: { status: 409, message: 'Someone changed this in the meantime. Please reload and try again.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'What you sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not supported.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
  INTERNAL: { status: 500, message: 'Sorry, something went wrong. Please try again.' },
});
