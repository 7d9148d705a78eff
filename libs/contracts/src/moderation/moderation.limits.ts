/** Bounds of reports and what moderators make of them; texts are in characters. */
export const moderationLimits = {
  /** What a report says (checklist line 97). */
  reportLength: 1_000,
  reasonLength: 1_000,
  /** What a reason that is kept is called, and how many a forum has, or the house for all. */
  reasonNameLength: 60,
  reasons: 50,
  appealLength: 1_000,
  /** Reports one person may send in an hour. */
  reportsPerHour: 60,
  /** Rows of one page of the queue. */
  pageSize: 20,
  /** Reports shown of one case, the latest first. */
  shownReports: 20,
  /** What a case keeps of the content, so that an edit does not hide what was reported. */
  previewLength: 600,
  /** What is shown of each text around what a case is about. */
  contextLength: 2_000,
  /** Notices shown to whom they are for, the latest first. */
  notices: 50,
} as const;
