import type { UserDetail } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';
import { sharesMailbox } from '../people.sql';

/** The row of `userDetailQuery`: instants as the driver has them. */
export type UserDetailRow = {
  [Key in keyof Omit<UserDetail, 'sessions' | 'guardian'>]: Key extends `${string}At` | `${string}Since`
    ? Date | Extract<UserDetail[Key], null>
    : UserDetail[Key];
} & { guardianEmail: string | null; guardianConsentedAt: Date | null; guardianWithdrewAt: Date | null };

/** The account as staff see it, without its sessions. */
export const userDetailQuery = statement<UserDetailRow>(
  'auth.user-detail',
  `SELECT id, first_name AS "firstName", last_name AS "lastName", full_name AS name, email, picture_url AS "pictureUrl",
           roles, created_at AS "createdAt", email_confirmed_at AS "emailConfirmedAt", name_confirmed AS "nameConfirmed",
           date_of_birth::text AS "dateOfBirth", guardian_email AS "guardianEmail",
           guardian_consented_at AS "guardianConsentedAt", guardian_withdrew_at AS "guardianWithdrewAt",
           password_hash IS NOT NULL AS "hasPassword",
           EXISTS (SELECT FROM totp_factors t WHERE t.user_id = users.id AND t.sealed_key IS NOT NULL) AS "hasAuthenticatorApp",
           (SELECT count(*)::int FROM passkeys p WHERE p.user_id = users.id) AS passkeys,
           ARRAY(SELECT provider FROM identities i WHERE i.user_id = users.id ORDER BY provider) AS identities,
           agreed_terms_version AS "agreedTermsVersion", agreed_terms_at AS "agreedTermsAt",
           COALESCE((
             SELECT json_agg(json_build_object('id', other.id, 'name', other.full_name, 'isSuspended', other.suspended_at IS NOT NULL)
                             ORDER BY other.created_at, other.id)
             FROM users other WHERE ${sharesMailbox('other', 'users')}), '[]') AS "sameMailbox",
           suspended_at AS "suspendedAt", awaits_staff_since AS "awaitsStaffSince", deletes_at AS "deletesAt", erased_at AS "erasedAt"
    FROM users WHERE id = $userId`,
);
