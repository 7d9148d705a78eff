import { message } from '../messages';
import type { NewsletterAge, NewsletterInterest } from './newsletter.enums';

/** Interests as people read them; in English also what a marketing service is told. */
export const newsletterInterestLabels: Readonly<Record<NewsletterInterest, () => string>> = {
  ONLINE_COURSES: message('Online courses'),
  COLLEGE_COUNSELING: message('College counseling'),
  EDUCATION_CONSULTING: message('Education consulting'),
  MODEL_G20: message('Model G20'),
};

export const newsletterAgeLabels: Readonly<Record<NewsletterAge, () => string>> = {
  UNDER_16: message('Under 16'),
  FROM_16: message('16 or older'),
};
