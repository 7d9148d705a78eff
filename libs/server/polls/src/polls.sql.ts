/** What other domains ask of polls within a statement of theirs. The parameter is SQL of a thread's id. */
export const polls = {
  /** Id of the thread's poll, or NULL. */
  idOf: (thread: string): string => `(SELECT id FROM polls WHERE thread_id = ${thread})`,

  /** Whether the thread has a poll. */
  standsIn: (thread: string): string => `EXISTS (SELECT FROM polls WHERE thread_id = ${thread})`,
};
