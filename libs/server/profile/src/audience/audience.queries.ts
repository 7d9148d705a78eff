import { isFindable, people, type UserSummaryModel, userSummaryJson } from '@lyceum/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { blocks, type ContactService, friends } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';

/** Those whom one can name: everybody else is too many. */
export const namedViewers = ['FRIEND', 'GUARDIAN', 'TEACHER', 'CLASSMATE'] as const;

interface AudienceRow {
  viewer: (typeof namedViewers)[number];
  count: number;
  people: UserSummaryModel[];
}

/** Who is what to `$userId`, and can be found now. Who is a friend and a teacher is both. */
export const audienceQueries = (contact: ContactService) => ({
  named: statement<AudienceRow>(
    'profile.audiences',
    `SELECT viewer, count(*)::int AS count,
            json_agg(person ORDER BY place) FILTER (WHERE place <= ${String(profileLimits.namedViewers)}) AS people
     FROM (
       SELECT known.viewer, ${userSummaryJson('u')} AS person,
              row_number() OVER (PARTITION BY known.viewer ORDER BY u.full_name, u.id) AS place
       FROM (
         SELECT 'FRIEND' AS viewer, id FROM (${friends.of('$userId::uuid')}) friend
         UNION SELECT 'GUARDIAN', id FROM (${contact.towardSql('GUARDS', '$userId::uuid')}) guardian
         UNION SELECT 'TEACHER', id FROM (${contact.towardSql('TEACHES', '$userId::uuid')}) teacher
         UNION SELECT 'CLASSMATE', id FROM (${contact.towardSql('CLASS', '$userId::uuid')}) classmate
       ) known ${people.join('u', 'known.id')}
       WHERE ${isFindable('u')} AND NOT ${blocks.hiddenFrom('$userId::uuid', 'u.id')}
     ) found
     GROUP BY viewer`,
  ),
});
