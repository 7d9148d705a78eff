import type { KpiRuleName } from './kpi';

/** Icons of Tabler that an achievement or a badge can have, with what staff choose them by; both front ends draw them. */
export const achievementIcons = {
  award: 'Rosette',
  book: 'Book',
  bulb: 'Light bulb',
  confetti: 'Confetti',
  feather: 'Feather',
  flame: 'Flame',
  'heart-handshake': 'Shaking hands',
  leaf: 'Leaf',
  medal: 'Medal',
  'message-circle': 'Speech bubble',
  microscope: 'Microscope',
  rocket: 'Rocket',
  star: 'Star',
  trophy: 'Trophy',
  users: 'People',
  world: 'Globe',
} as const satisfies Readonly<Record<string, string>>;

export type AchievementIcon = keyof typeof achievementIcons;

export const achievementIconNames = Object.keys(achievementIcons) as AchievementIcon[];

/** How an achievement is earned: so many of what earned these points, or so many points; nothing of it taken back. */
export interface AchievementRule {
  readonly label: string;
  readonly counts: readonly KpiRuleName[] | 'POINTS';
  readonly times: number;
}

const replies = ['REPLY_POSTED', 'COMMENT_POSTED'] as const;
const endorsed = ['ENDORSEMENT_RECEIVED'] as const;

/** A name that was ever used keeps its meaning: definitions have it. Counted of the ledger of points, and so at most as often a day as points are earned. */
export const achievementRules = {
  FIRST_THREAD: { label: 'First thread', counts: ['THREAD_POSTED'], times: 1 },
  THREADS_10: { label: '10 threads', counts: ['THREAD_POSTED'], times: 10 },
  FIRST_REPLY: { label: 'First reply', counts: replies, times: 1 },
  REPLIES_10: { label: '10 replies', counts: replies, times: 10 },
  REPLIES_100: { label: '100 replies', counts: replies, times: 100 },
  CLAPS_10: { label: 'Claps for 10 things', counts: ['CLAP_RECEIVED'], times: 10 },
  CLAPS_100: { label: 'Claps for 100 things', counts: ['CLAP_RECEIVED'], times: 100 },
  FIRST_FRIEND: { label: 'First friend', counts: ['FRIEND_MADE'], times: 1 },
  FRIENDS_10: { label: '10 friends', counts: ['FRIEND_MADE'], times: 10 },
  FIRST_FORUM: { label: 'First forum', counts: ['FORUM_JOINED'], times: 1 },
  FIRST_ENDORSEMENT: { label: 'First endorsement received', counts: endorsed, times: 1 },
  ENDORSEMENTS_10: { label: '10 endorsements received', counts: endorsed, times: 10 },
  FIRST_HIGHLIGHT: { label: 'First highlighted answer', counts: ['ANSWER_HIGHLIGHTED'], times: 1 },
  POINTS_100: { label: '100 points', counts: 'POINTS', times: 100 },
  POINTS_1000: { label: '1,000 points', counts: 'POINTS', times: 1_000 },
} as const satisfies Readonly<Record<string, AchievementRule>>;

export type AchievementRuleName = keyof typeof achievementRules;

export const achievementRuleNames = Object.keys(achievementRules) as AchievementRuleName[];

/** What one is that has no rule: a badge, which staff give. */
export const givenByHand = 'BY_HAND';

/** How each is come by, in words. */
export const achievementWays: Readonly<Record<AchievementRuleName | typeof givenByHand, string>> = {
  [givenByHand]: 'Given by staff (a badge)',
  ...(Object.fromEntries(
    Object.entries(achievementRules).map(([name, { label }]) => [name, label]),
  ) as Record<AchievementRuleName, string>),
};
