import { message } from '../messages';
import type { EnquiryTopic } from './enquiries.enums';

/** Topics as those who write read them. */
export const enquiryTopicLabels: Readonly<Record<EnquiryTopic, () => string>> = {
  COURSES: message('Courses and live classes'),
  COUNSELING: message('College counseling'),
  SCHOOLS: message('For schools and teachers'),
  ACCOUNT: message('My account'),
  SAFETY: message('Something that is not safe'),
  PRIVACY: message('What you keep about me'),
  PRESS: message('Press'),
  OTHER: message('Something else'),
};
