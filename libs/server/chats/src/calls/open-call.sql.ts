/**
 * Whether the latest call of the chat `c` goes on: nobody ended it, and its room was heard of not long ago. A call whose server died
 * is over by itself.
 */
export const isCallOpen = '(c.call_in_progress AND c.call_until > now())';
