import { isPresent, people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';

/** Confirms it once: of two at the same time the other writes nothing. */
export const confirmStatement = statement(
  'profile.confirm-certificate-name',
  `INSERT INTO certificate_names (user_id, first_name, last_name)
   SELECT u.id, $firstName, $lastName ${people.from('u')} WHERE u.id = $userId AND ${isPresent('u')}
   ON CONFLICT (user_id) DO NOTHING`,
);

export const correctStatement = statement(
  'profile.correct-certificate-name',
  `UPDATE certificate_names SET first_name = $firstName, last_name = $lastName, updated_at = now() WHERE user_id = $userId`,
);

interface ConfirmedRow {
  certificateFirstName: string;
  certificateLastName: string;
  confirmedAt: Date;
}

export const confirmedQuery = statement<ConfirmedRow>(
  'profile.certificate-name',
  `SELECT first_name AS "certificateFirstName", last_name AS "certificateLastName", confirmed_at AS "confirmedAt"
   FROM certificate_names WHERE user_id = $userId`,
);
