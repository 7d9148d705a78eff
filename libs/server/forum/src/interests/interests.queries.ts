import { type Interest, interests, interestWords } from '@lyceum/contracts/forum';
import { statement } from '@lyceum/kernel';

export const myInterestsQuery = statement<{ interest: Interest }>(
  'forum.my-interests',
  'SELECT interest FROM forum_interests WHERE user_id = $userId',
);

/** In place of what was there. */
export const setInterestsStatement = statement(
  'forum.set-my-interests',
  `WITH gone AS (
    DELETE FROM forum_interests WHERE user_id = $userId AND interest <> ALL ($interests::text[])
  )
  INSERT INTO forum_interests (user_id, interest) SELECT $userId::uuid, unnest($interests::text[])
  ON CONFLICT DO NOTHING`,
);

/** The words of an interest as a regular expression; a word of letters stands at the beginning of one. */
const patternOf = (interest: Interest): string =>
  interestWords[interest].map((word) => (/^[a-z]/.test(word) ? String.raw`\m${word}` : word)).join('|');

const patterns = interests.map((interest) => `('${interest}', '${patternOf(interest)}')`).join(', ');

/** SQL of one row with the `pattern` of all that user `$userId` is interested in; NULL where that is nothing. */
export const wantedForums = `
  SELECT string_agg(known.pattern, '|') AS pattern
  FROM forum_interests mine JOIN (VALUES ${patterns}) known (interest, pattern) ON known.interest = mine.interest
  WHERE mine.user_id = $userId`;

/** SQL of whether forum `c` is about something the user is interested in. @param wanted the alias of `wantedForums` */
export const isWanted = (wanted: string): string =>
  `coalesce(concat_ws(' ', c.display_name, c.title, c.description) ~* ${wanted}.pattern, FALSE)`;
