import { message } from '../messages';
import type { CampaignTopic } from './campaign.enums';

/** Topics as people read them who leave one. */
export const campaignTopicLabels: Readonly<Record<CampaignTopic, () => string>> = {
  NEWS: message('News by mail'),
  COURSES: message('Courses and classes by mail'),
  EVENTS: message('Events and summits by mail'),
};
