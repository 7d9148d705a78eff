import type { Role } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';
import type { User } from '../users/user.entity';

/** A row of `meQuery`. */
export type MeRow = Pick<
  User,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'roles'
  | 'createdAt'
  | 'pictureUrl'
  | 'nameConfirmed'
  | 'showOnlineStatus'
  | 'viewRedesign'
  | 'mainNavBarClosed'
  | 'deletesAt'
  | 'communityDesktopViewType'
> & { hasSocialSignIn: boolean; agreedToTerms: boolean };

/** The account; `termsVersion` is the present one. */
export const meQuery = statement<MeRow>(
  'auth.me',
  `SELECT id, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt",
           picture_url AS "pictureUrl", name_confirmed AS "nameConfirmed", show_online_status AS "showOnlineStatus",
           view_redesign AS "viewRedesign", main_nav_bar_closed AS "mainNavBarClosed", deletes_at AS "deletesAt",
           community_desktop_view_type AS "communityDesktopViewType",
           EXISTS (SELECT FROM identities i WHERE i.user_id = users.id) AS "hasSocialSignIn",
           COALESCE(agreed_terms_version = $termsVersion, FALSE) AS "agreedToTerms"
    FROM users WHERE id = $userId`,
);

/**
 * Confirms the names and, where there is no role yet and one was chosen, makes them a student: one statement, so that
 * two calls at once give one role.
 */
export const confirmNameStatement = statement<{ before: Role[]; after: Role[] }>(
  'auth.confirm-name',
  `UPDATE users SET first_name = $firstName, last_name = $lastName, name_confirmed = TRUE, updated_at = now(),
    roles = CASE WHEN $hasChosen AND roles = '{}' THEN '{STUDENT}' ELSE roles END
  WHERE id = $userId
  RETURNING old.roles AS before, new.roles AS after`,
);
