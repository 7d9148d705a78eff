import type { Interest } from '@lyceum/contracts/forum';
import { insertRow, statement } from '@lyceum/kernel';

export const myInterestsQuery = statement<{ interest: Interest }>(
  'forum.my-interests',
  'SELECT unnest(interests) AS interest FROM forum_interests WHERE user_id = $userId',
);

/** In place of what was there: one row of each person, so that of two choices at once one stays whole. */
export const setInterestsStatement = statement(
  'forum.set-my-interests',
  insertRow(
    'forum_interests',
    ['userId', 'interests'],
    'ON CONFLICT (user_id) DO UPDATE SET interests = EXCLUDED.interests',
  ),
);

/** SQL of whether a forum is about something user `$userId` is interested in. @param forum the forum's alias */
export const isWanted = (forum: string): string =>
  `coalesce(${forum}.interests && (SELECT mine.interests FROM forum_interests mine WHERE mine.user_id = $userId), FALSE)`;
