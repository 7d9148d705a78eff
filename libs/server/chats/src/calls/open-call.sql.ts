/**
 * Whether the latest call of the chat `c` goes on: nobody ended it, and its room was heard of not long ago. A call whose server died
 * is over by itself.
 */
export const isCallOpen = '(c.call_in_progress AND c.call_until > now())';

/** SQL of whether a call, whosever it was, was ended: nobody holds it any more. @param call its id */
export const isCallEnded = (call: string): string =>
  `NOT EXISTS (SELECT FROM chats c WHERE c.call_id = ${call} AND c.call_in_progress)`;
