import { message } from '@lyceum/contracts/messages';

export const achievementsAndBadges = message('Achievements and badges');
export const achievements = message('Achievements');
export const badges = message('Badges');
export const since = message('Since {month}');
export const learnMore = message('Learn more');
export const noneOfYours = message(
  'Nothing here yet. Achievements come with what you do: a first thread, replies, friends, claps. Badges are given by staff.',
);
export const noneYet = message('{firstName} has none yet.');
