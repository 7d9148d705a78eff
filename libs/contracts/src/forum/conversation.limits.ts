/** Bounds of conversations on the forums' home (checklist line 82). */
export const conversationLimits = {
  /** Graphemes of a conversation or a reply. */
  contentLength: 1_000,
  /** UTF-16 units; beyond them graphemes are not counted at all. */
  contentUnits: 20_000,
  /** Conversations a page. */
  pageSize: 10,
  /** Replies shown under a conversation before the reader asks for all. */
  shownReplies: 2,
  /** Replies a page, once they are asked for. */
  replyPageSize: 50,
  /** What one person writes within an hour. */
  conversationsPerHour: 60,
  repliesPerHour: 120,
} as const;
