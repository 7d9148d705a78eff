import { friends } from '@lyceum/friends';
import { isFindable, people } from '@lyceum/auth';
import { searchLimits } from '@lyceum/contracts/search';
import { beginningsOf, foldText, toTextQuery } from '@lyceum/kernel';
import { isNotHidden } from '../access/forum-access.queries';

/** How many people who match are compared; friends and people of the same forums always are. */
const comparedPeople = 300;

/** From so many letters on, names that begin with them anywhere are few enough to be gathered. */
const gatheredFromLength = 3;

const names = 'u.names_text';

/** In how many forums both user `$userId` and this one are. */
export function sharedForums(userId: string): string {
  return `(SELECT count(*)::int FROM community_members own JOIN community_members other USING (community_id)
           WHERE own.user_id = $userId AND other.user_id = ${userId})`;
}

/** People who can be reached at all: not the reader, no block either way, the account in use. */
const canBeMet = `u.id <> $userId AND ${isFindable('u')} AND ${isNotHidden('u.id')}`;

/**
 * Ids and quality of people whose names match. Friends and people who share a forum with the reader are taken apart
 * from all others, so that a common name does not push them out. Of all others so many are looked at, however many there are of
 * a name: those whose name begins with it, only where these are few those of whom a later word does, and where all are few those
 * who are spelt alike. The parameters are those of `nameValues`.
 * @param condition on `u`, that everybody must meet
 */
export function matchedUsers(condition: string): string {
  const begins = `(${names} LIKE $nameBeginning OR ${names} LIKE $laterName)`;
  const isAlike = `(char_length($nameText) >= ${String(searchLimits.similarFromLength)} AND $nameText <% ${names})`;
  const most = `LIMIT ${String(comparedPeople)}`;
  const source = (from: string, matches: string): string => `
    (SELECT u.id, word_similarity($nameText, ${names}) + CASE WHEN ${names} LIKE $nameBeginning THEN 1 ELSE 0 END AS quality
     ${from} WHERE ${matches} AND ${canBeMet} AND ${condition} ${most})`;
  const ofFriends = `FROM (${friends.of('$userId')}) AS friend ${people.join('u', 'friend.id')}`;
  const companions = `FROM community_members own JOIN community_members other USING (community_id)
    ${people.join('u', 'other.user_id')} AND own.user_id = $userId`;
  return `
    WITH begun AS MATERIALIZED (${people.beginning('$nameText::text', comparedPeople)}),
    later AS MATERIALIZED (
      SELECT u.id ${people.from('u')} WHERE (SELECT count(*) FROM begun) < ${String(comparedPeople)}
        AND char_length($nameText) >= ${String(gatheredFromLength)}
        AND to_tsvector('simple', search_words(${names})) @@ $nameWords::tsquery AND ${begins} ${most}
    ), alike AS MATERIALIZED (
      SELECT u.id ${people.from('u')}
      WHERE (SELECT count(*) FROM begun) + (SELECT count(*) FROM later) < ${String(comparedPeople)} AND ${isAlike}
      ORDER BY word_similarity($nameText, ${names}) DESC, u.id ${most}
    )
    ${[
      source(ofFriends, `(${begins} OR ${isAlike})`),
      source(companions, `(${begins} OR ${isAlike})`),
      source(`FROM begun ${people.join('u', 'begun.id')}`, 'TRUE'),
      source(`FROM later ${people.join('u', 'later.id')}`, 'TRUE'),
      source(`FROM alike ${people.join('u', 'alike.id')}`, 'TRUE'),
    ].join(' UNION ')}`;
}

/**
 * The parameters by which names are compared with what is looked for: the text itself, folded; patterns of it at the beginning
 * of a name and of a later word; and its words as a text query.
 */
export function nameValues(query: string) {
  const folded = foldText(query);
  const { first, later } = beginningsOf(folded);
  return {
    nameText: folded,
    nameBeginning: first,
    laterName: later,
    nameWords: toTextQuery(query),
  };
}
