import { authLimits, type Role } from '@lyceum/contracts/auth';
import { type AnyRow, auditEntries, statement } from '@lyceum/kernel';
import { isShutByStaff } from '../people.sql';

/** What the account says, without what proves its password or its second factor. */
export const accountQuery = statement<AnyRow>(
  'auth.export-account',
  `
    SELECT id, email, first_name AS "firstName", last_name AS "lastName", roles, created_at AS "createdAt",
           date_of_birth::text AS "dateOfBirth", email_confirmed_at AS "emailConfirmedAt",
           guardian_email AS "guardianEmail", guardian_consented_at AS "guardianConsentedAt",
           guardian_withdrew_at AS "guardianWithdrewAt", country,
           picture_url AS "pictureUrl", community_desktop_view_type AS "communityDesktopViewType", name_confirmed AS "nameConfirmed", show_online_status AS "showOnlineStatus",
           view_redesign AS "viewRedesign", main_nav_bar_closed AS "mainNavBarClosed",
           agreed_terms_version AS "agreedTermsVersion", agreed_terms_at AS "agreedTermsAt",
           suspended_at AS "suspendedAt", awaits_staff_since AS "awaitsStaffSince", deletes_at AS "deletesAt", password_hash IS NOT NULL AS "hasPassword",
           EXISTS (SELECT FROM totp_factors t WHERE t.user_id = users.id AND t.sealed_key IS NOT NULL) AS "hasAuthenticatorApp"
    FROM users WHERE id = $userId`,
);

export const identitiesQuery = statement<AnyRow>(
  'auth.export-identities',
  `SELECT provider, subject AS "idAtProvider", email, created_at AS "linkedAt"
         FROM identities WHERE user_id = $userId ORDER BY id`,
);

export const passkeysQuery = statement<AnyRow>(
  'auth.export-passkeys',
  `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
         FROM passkeys WHERE user_id = $userId ORDER BY id`,
);

export const sessionsQuery = statement<AnyRow>(
  'auth.export-sessions',
  `
    SELECT user_agent AS "userAgent", ip_address AS "ipAddress", sign_in_way AS "signInWay", created_at AS "createdAt",
           last_seen_at AS "lastSeenAt", active_at AS "activeAt", ended_at AS "endedAt", end_reason AS "endReason"
    FROM sessions WHERE user_id = $userId ORDER BY id`,
);

export const teacherApplicationsQuery = statement<AnyRow>(
  'auth.export-teacher-applications',
  `SELECT applied_at AS "appliedAt", decided_at AS "decidedAt", is_approved AS "isApproved",
           CASE WHEN NOT is_approved THEN reason END AS reason
         FROM teacher_applications WHERE user_id = $userId`,
);

/** One that waits for its confirmations, and those that can still be undone. */
export const emailChangesQuery = statement<AnyRow>(
  'auth.export-email-changes',
  `SELECT old_email AS "oldEmail", new_email AS "newEmail", requested_at AS "requestedAt",
           old_confirmed_at AS "oldConfirmedAt", new_confirmed_at AS "newConfirmedAt", changed_at AS "changedAt"
         FROM email_changes WHERE user_id = $userId ORDER BY id`,
);

/** Entries about the user, and what they did themselves; who else acted is told by a number only. */
export const auditQuery = statement<AnyRow>(
  'auth.export-audit',
  `
    SELECT created_at AS "at", action, actor_id = $userId AS "byYou", target_type AS "targetType", target_id AS "targetId",
           before, after
    FROM ${auditEntries('entry')} WHERE (target_type = 'user' AND target_id = $userId::text) OR actor_id = $userId ORDER BY id`,
);

export interface LeavingAccount {
  readonly roles: Role[];
  /** When it is to be deleted; null where it is not. */
  readonly deletesAt: Date | null;
}

export const leavingAccountQuery = statement<LeavingAccount>(
  'auth.leaving-account',
  'SELECT roles, deletes_at AS "deletesAt" FROM users WHERE id = $userId AND erased_at IS NULL',
);

/** Asks for the account's end in some days; an earlier request stands. */
export const requestStatement = statement<{ deletesAt: Date }>(
  'auth.request-deletion',
  `UPDATE users SET deletes_at = now() + make_interval(days => $days), updated_at = now()
  WHERE id = $userId AND deletes_at IS NULL AND erased_at IS NULL RETURNING deletes_at AS "deletesAt"`,
);

export const keepStatement = statement<{ deletesAt: Date }>(
  'auth.keep-account',
  `UPDATE users SET deletes_at = NULL, updated_at = now()
  WHERE id = $userId AND deletes_at IS NOT NULL RETURNING old.deletes_at AS "deletesAt"`,
);

/**
 * Whether an account is to be erased now: its owner asked for it, or nobody has shown that its e-mail is theirs, nor
 * come in by another way. Whom staff shut out stays known.
 */
const isDue = `(deletes_at <= now() OR (
  erased_at IS NULL AND email_confirmed_at IS NULL AND updated_at < now() - interval '${String(authLimits.unconfirmedDays)} days'
  AND NOT ${isShutByStaff('users')}
  AND NOT EXISTS (SELECT FROM identities i WHERE i.user_id = users.id)
  AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = users.id)))`;

/**
 * The next accounts that are due, in the order of their ids. Each of the two reasons is looked up in its own index
 * (`users_deletes_at_idx`, `users_unconfirmed_idx`), so that a look costs what is due and not what there is.
 */
export const dueStatement = statement<{ id: string }>(
  'auth.accounts-due',
  `SELECT id FROM users WHERE ${isDue} AND id > $after ORDER BY id LIMIT $limit`,
);

/** Claims the account if it is due; somebody who keeps it at the same moment comes before or after, never between. */
export const claimDueStatement = statement(
  'auth.claim-due-account',
  `SELECT FROM users WHERE id = $userId AND ${isDue} FOR UPDATE`,
);

/**
 * Makes the row nobody's. The confirmation stays, or a sign-up with the substitute address could take the row over.
 */
export const anonymiseStatement = statement(
  'auth.anonymise-account',
  `UPDATE users SET
    first_name = 'Deleted', last_name = 'user', email = 'deleted-' || id || '@users.invalid',
    email_confirmed_at = COALESCE(email_confirmed_at, now()), password_hash = NULL, roles = '{}', picture_url = NULL,
    date_of_birth = NULL, guardian_email = NULL, guardian_consented_at = NULL, guardian_withdrew_at = NULL,
    country = NULL, name_confirmed = TRUE,
    show_online_status = FALSE, agreed_terms_version = NULL, agreed_terms_at = NULL, suspended_at = NULL,
    normalized_email = NULL, awaits_staff_since = NULL,
    deletes_at = NULL, erased_at = now(), updated_at = now()
  WHERE id = $userId`,
);
