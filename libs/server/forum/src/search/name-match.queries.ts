import { friends } from '@lyceum/friends';
import { isFindable, people } from '@lyceum/auth';
import { searchLimits } from '@lyceum/contracts/search';
import { beginningsOf, foldText, toTextQuery } from '@lyceum/kernel';
import { isNotHidden } from '../access/forum-access.queries';

/** How many people who match are compared; friends and people of the same forums always are. */
const comparedPeople = 300;

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
 * from all others, so that a common name does not push them out. The parameters are those of `nameValues`.
 * @param condition on `u`, that everybody must meet
 */
export function matchedUsers(condition: string): string {
  const begins = `(${names} LIKE $nameBeginning OR ${names} LIKE $laterName)`;
  const isAlike = `(char_length($nameText) >= ${String(searchLimits.similarFromLength)} AND $nameText <% ${names})`;
  const source = (from: string, matches: string, order = ''): string => `
    (SELECT u.id, word_similarity($nameText, ${names}) + CASE WHEN ${names} LIKE $nameBeginning THEN 1 ELSE 0 END AS quality
     ${from} WHERE ${matches} AND ${canBeMet} AND ${condition} ${order} LIMIT ${String(comparedPeople)})`;
  const ofFriends = `FROM (${friends.of('$userId')}) AS friend ${people.join('u', 'friend.id')}`;
  const companions = `FROM community_members own JOIN community_members other USING (community_id)
    ${people.join('u', 'other.user_id')} AND own.user_id = $userId`;
  return [
    source(ofFriends, `(${begins} OR ${isAlike})`),
    source(companions, `(${begins} OR ${isAlike})`),
    // The words find few, of which the names then begin with it.
    source(
      people.from('u'),
      `to_tsvector('simple', search_words(${names})) @@ $nameWords::tsquery AND ${begins}`,
    ),
    // In an order of its own, so that PostgreSQL reads the index rather than everybody until it has enough.
    source(people.from('u'), isAlike, 'ORDER BY quality DESC, u.id'),
  ].join(' UNION ');
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
