/** What other domains ask of polls within a statement of theirs. The parameters are SQL of ids. */
export const polls = {
  /** Id of the thread's poll, or NULL. */
  idOf: (thread: string): string => `(SELECT id FROM polls WHERE thread_id = ${thread})`,

  /** Whether the thread has a poll. */
  standsIn: (thread: string): string => `EXISTS (SELECT FROM polls WHERE thread_id = ${thread})`,

  /** SQL of one column: the threads in whose polls this person has suggested an option. */
  threadsOfOptionsBy: (person: string): string => `
    SELECT p.thread_id FROM poll_options o JOIN polls p ON p.id = o.poll_id WHERE o.creator_id = ${person}`,
};
