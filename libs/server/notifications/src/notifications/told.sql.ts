import { isNameable, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import type { AllNoticeSubjects } from '@lyceum/kernel';

/** Whether the reader may meet this person, as somebody who did something. */
const isMet = (reader: string, person: string): string =>
  `${isNameable(person)} AND NOT ${blocks.hiddenFrom(reader, `${person}.id`)}`;

/**
 * SQL of whether the notification `n` is told to its reader now: what it is about is shown, and somebody who did it may
 * be named and has no block with them. Every statement that tells, counts or mails notifications takes it in.
 * @param reader SQL of the reader's id
 */
export const isTold = (subjects: AllNoticeSubjects, reader: string): string => `
  (n.actor_id IS NULL OR EXISTS (
    SELECT ${people.from('did')} WHERE did.id = ANY(n.actor_ids) AND ${isMet(reader, 'did')} OFFSET 0))
  AND ${subjects.isStillTold(reader, { type: 'n.about_type', id: 'n.about_id' })}`;

/** SQL of those who did it and whom the reader may meet, the latest last. */
const metActors = (reader: string): string => `ARRAY(
  SELECT did.id FROM unnest(n.actor_ids) WITH ORDINALITY AS actor (id, place) ${people.join('did', 'actor.id')}
  WHERE ${isMet(reader, 'did')} ORDER BY actor.place)`;

/** SQL that joins to `n` the latest of them as `a`, and how many others there are as `crowd.others`. */
export const actorJoins = (reader: string): string => `
  CROSS JOIN LATERAL (SELECT ${metActors(reader)} AS ids) met
  CROSS JOIN LATERAL (SELECT greatest(cardinality(met.ids) - 1, 0) AS others) crowd
  ${people.leftJoin('a', 'CASE WHEN n.actor_id IS NOT NULL THEN met.ids[cardinality(met.ids)] END')}`;

/** SQL of what the latest of them is called. */
export const actorName = people.displayName('a');

/** SQL of the name of whom `n` is about; for sessions that may read accounts alone. */
export const subjectName = people.nameOf('n.subject_id');
