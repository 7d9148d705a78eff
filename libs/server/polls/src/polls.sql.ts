/** What other domains ask of polls within a statement of theirs. The parameters are SQL of ids. */
export const polls = {
  /** Id of the thread's poll, or NULL. */
  idOf: (thread: string): string => `(SELECT id FROM polls WHERE thread_id = ${thread})`,

  /** Whether the thread has a poll. */
  standsIn: (thread: string): string => `EXISTS (SELECT FROM polls WHERE thread_id = ${thread})`,

  /** SQL of `thread_id` and `closes_at`: polls in which this person has not voted and that end by themselves within so many days. */
  unvotedClosing: (person: string, days: number): string => `
    SELECT p.thread_id, p.closes_at FROM polls p
    WHERE p.closed_at IS NULL AND p.closes_at > now() AND p.closes_at < now() + interval '${String(days)} days'
      AND NOT EXISTS (SELECT FROM poll_votes own WHERE own.poll_id = p.id AND own.user_id = ${person})`,

  /** SQL of one column: the threads in whose polls this person has suggested an option. */
  threadsOfOptionsBy: (person: string): string => `
    SELECT p.thread_id FROM poll_options o JOIN polls p ON p.id = o.poll_id WHERE o.creator_id = ${person}`,
};
