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

/** The account of $1; $2 is the present version of the terms. */
export const meQuery = {
  name: 'auth.me',
  text: `
    SELECT id, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt",
           picture_url AS "pictureUrl", name_confirmed AS "nameConfirmed", show_online_status AS "showOnlineStatus",
           view_redesign AS "viewRedesign", main_nav_bar_closed AS "mainNavBarClosed", deletes_at AS "deletesAt",
           community_desktop_view_type AS "communityDesktopViewType",
           EXISTS (SELECT FROM identities i WHERE i.user_id = users.id) AS "hasSocialSignIn",
           COALESCE(agreed_terms_version = $2, FALSE) AS "agreedToTerms"
    FROM users WHERE id = $1`,
};

/**
 * Confirms the names of $1 and, where there is no role yet and $4 says so, makes them a student: one statement, so
 * that two calls at once give one role.
 */
export const confirmNameStatement = `
  UPDATE users SET first_name = $2, last_name = $3, name_confirmed = TRUE, updated_at = now(),
    roles = CASE WHEN $4 AND roles = '{}' THEN '{STUDENT}' ELSE roles END
  WHERE id = $1
  RETURNING old.roles AS before, new.roles AS after`;
