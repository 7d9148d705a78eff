/** What somebody can be interested in (checklist line 218), in the order of the form. */
export const newsletterInterests = [
  'ONLINE_COURSES',
  'COLLEGE_COUNSELING',
  'EDUCATION_CONSULTING',
  'MODEL_G20',
] as const;

/** How old whoever fills in the form is: of who is younger than 16 nothing is taken (decision 60). */
export const newsletterAges = ['UNDER_16', 'FROM_16'] as const;

export type NewsletterAge = (typeof newsletterAges)[number];

export type NewsletterInterest = (typeof newsletterInterests)[number];
