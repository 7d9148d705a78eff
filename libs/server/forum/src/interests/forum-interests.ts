import { Injectable } from '@nestjs/common';
import { type Interest, interests, interestWords } from '@lyceum/contracts/forum';
import { Every, PreparedQueries, statement, type Transaction } from '@lyceum/kernel';

/** Forums whose interests are noted with one statement. */
const notedAtOnce = 500;

/** The words of an interest as a regular expression; a word of letters stands at the beginning of one. */
const patternOf = (interest: Interest): string =>
  interestWords[interest].map((word) => (/^[a-z]/.test(word) ? String.raw`\m${word}` : word)).join('|');

const patterns = interests.map((interest) => `('${interest}', '${patternOf(interest)}')`).join(', ');

/** SQL of what forum `c` is about by its own words. */
export const interestsOfForum = `
  ARRAY(SELECT known.interest FROM (VALUES ${patterns}) known (interest, pattern)
        WHERE concat_ws(' ', c.display_name, c.title, c.description) ~* known.pattern)`;

const noteStatement = statement(
  'forum.note-interests',
  `UPDATE communities c SET interests = ${interestsOfForum} WHERE c.id = $communityId`,
);

const noteMissingStatement = statement(
  'forum.note-missing-interests',
  `UPDATE communities c SET interests = ${interestsOfForum}
   WHERE c.id IN (SELECT id FROM communities WHERE interests IS NULL LIMIT $limit)`,
);

/** Notes what a forum is about, in the transaction that wrote its words, so that no list of forums looks for them. */
export const noteForumInterests = (transaction: Transaction, communityId: string): Promise<number> =>
  transaction.count(noteStatement, { communityId });

/** Forums from before that was noted, and those a replica of an older release makes while a newer one rolls out. */
@Injectable()
export class ForumInterests {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('forum.note-interests', { minutes: 10 })
  async noteMissing(): Promise<void> {
    while ((await this.queries.count(noteMissingStatement, { limit: notedAtOnce })) === notedAtOnce);
  }
}
