import { statement } from '@lyceum/kernel';
import type { User } from '../accounts/user';

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
  | 'dateOfBirth'
  | 'country'
> & { hasSocialSignIn: boolean; agreedToTerms: boolean; awaitsTeacherRole: boolean };

/** The account; `termsVersion` is the present one. */
export const meQuery = statement<MeRow>(
  'auth.me',
  `SELECT id, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt",
           picture_url AS "pictureUrl", name_confirmed AS "nameConfirmed", show_online_status AS "showOnlineStatus",
           view_redesign AS "viewRedesign", main_nav_bar_closed AS "mainNavBarClosed", deletes_at AS "deletesAt",
           community_desktop_view_type AS "communityDesktopViewType",
           date_of_birth::text AS "dateOfBirth", country,
           EXISTS (SELECT FROM teacher_applications t WHERE t.user_id = users.id AND t.decided_at IS NULL) AS "awaitsTeacherRole",
           EXISTS (SELECT FROM identities i WHERE i.user_id = users.id) AS "hasSocialSignIn",
           COALESCE(agreed_terms_version = $termsVersion, FALSE) AS "agreedToTerms"
    FROM users WHERE id = $userId`,
);
