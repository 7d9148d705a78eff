/** Of posts (checklist line 215), as the specification spells them. */
export const blogCategories = ['FEATURED', 'HEADLINES', 'LATESTED'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** How the blog is looked at (checklist line 215). */
export const blogViews = ['ALL_BLOGS', 'PICKED_BLOGS', 'SEARCHED_RESULT', 'SINGLE_BLOG'] as const;
export type BlogView = (typeof blogViews)[number];

/** What questions are about. */
export const questionTopics = ['COUNSELLING', 'SUMMIT', 'SITE'] as const;

/** Where something that editors write stands: whether visitors see it, whether they see the latest of it, whether somebody is asked to look at that, and whether a version goes live by itself. */
export const contentStates = ['DRAFT', 'REVIEW', 'SCHEDULED', 'PUBLISHED', 'CHANGED', 'DELETED'] as const;
export type ContentState = (typeof contentStates)[number];

export const contentStateLabels = {
  DRAFT: 'Draft',
  REVIEW: 'In review',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  CHANGED: 'Published, with changes',
  DELETED: 'Deleted',
} as const satisfies Record<ContentState, string>;
