/** Bounds of forum search, beside those of every search. */
export const forumSearchLimits = {
  /** Only so many of the newest hits are ranked, so that a common word costs no more than a rare one. */
  rankedHits: 200,
  /** The same of replies, posts and comments each, which also lead to their threads, */
  rankedReplies: 100,
  /** and of so many of the newest at most it is asked whether the reader may meet them. */
  consideredReplies: 1_000,
  /** Threads of one answer. */
  threads: 30,
  /** Forums and people of one answer of the search over everything. */
  communities: 8,
  users: 12,
  /** Forums and threads that are suggested while somebody types. */
  forumSuggestions: 4,
  threadSuggestions: 5,
  /** Suggestions of a mention (checklist line 134). */
  suggestions: 8,
  /** Forums in common by which a suggested person is told apart. */
  suggestedForums: 2,
} as const;
