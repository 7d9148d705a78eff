/** What somebody can be interested in (checklist line 218), in the order of the form. */
export const newsletterInterests = [
  'ONLINE_COURSES',
  'COLLEGE_COUNSELING',
  'EDUCATION_CONSULTING',
  'MODEL_G20',
] as const;

export type NewsletterInterest = (typeof newsletterInterests)[number];
