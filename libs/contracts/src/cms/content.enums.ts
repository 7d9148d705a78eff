/** Of posts (checklist line 215), as the specification spells them. */
export const blogCategories = ['FEATURED', 'HEADLINES', 'LATESTED'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** How the blog is looked at (checklist line 215). */
export const blogViews = ['ALL_BLOGS', 'PICKED_BLOGS', 'SEARCHED_RESULT', 'SINGLE_BLOG'] as const;
export type BlogView = (typeof blogViews)[number];

/** What questions are about. */
export const questionTopics = ['COUNSELLING', 'SUMMIT', 'SITE'] as const;
