import { authLimits, familyFirstLetters, type Role } from '@lyceum/contracts/auth';

/** People in whose name, in either order, a LIKE pattern is: for tables of the console that are searched by them. */
export const peopleNamed = (pattern: string): string =>
  `SELECT id FROM users WHERE names_text LIKE search_fold(${pattern})`;

/** The same with their e-mails, for who may read them. */
export const peopleNamedOrWritten = (pattern: string): string =>
  `SELECT id FROM users WHERE search_text LIKE ${pattern}`;

/**
 * SQL that other domains paste into their statements about people. Each takes an alias of `users`.
 *
 * The person waits for a guardian: one who has not consented yet to somebody under 13 (checklist line 41), or one who
 * has withdrawn their consent to somebody under 18. Who has grown older meanwhile waits for nobody. `awaitsConsent` in
 * the account's policy says the same of one row.
 */
export function awaitsGuardian(user: string): string {
  const youngerThan = (years: number): string =>
    `${user}.date_of_birth > CURRENT_DATE - interval '${String(years)} years'`;
  return `(${user}.guardian_email IS NOT NULL AND COALESCE(
    CASE WHEN ${user}.guardian_withdrew_at IS NOT NULL THEN ${youngerThan(authLimits.adultAgeYears)}
         WHEN ${user}.guardian_consented_at IS NULL THEN ${youngerThan(authLimits.consentAgeYears)}
         ELSE FALSE END, TRUE))`;
}

/** Staff suspended the account. One that waits for them was suspended by its sign-up, which may be a stranger's. */
export function isShutByStaff(user: string): string {
  return `(${user}.suspended_at IS NOT NULL AND ${user}.awaits_staff_since IS NULL)`;
}

/** The person is known to be so many years old; who never said when they were born is not. */
export function isOfYears(user: string, years: number): string {
  return `COALESCE(${user}.date_of_birth <= CURRENT_DATE - interval '${String(years)} years', FALSE)`;
}

/** The person is known to be of age. */
export function isOfAge(user: string): string {
  return isOfYears(user, authLimits.adultAgeYears);
}

/** A guardian consented by mail to the account, and that stands. */
export function hasGuardiansConsent(user: string): string {
  return `(${user}.guardian_email IS NOT NULL AND ${user}.guardian_consented_at IS NOT NULL)`;
}

/**
 * For other people there is such a person: the account is not erased, waits for no guardian, and has said whose it is
 * (who came over another service is asked first). Every statement that names people who did not write what is shown
 * takes this in.
 */
export function isPresent(user: string): string {
  return `(${user}.erased_at IS NULL AND (${user}.roles <> '{}' OR ${user}.date_of_birth IS NOT NULL) AND NOT ${awaitsGuardian(user)})`;
}

/** The two are accounts of one mailbox, under whichever aliases, that somebody has. @param other another alias of `users` */
export function sharesMailbox(user: string, other: string): string {
  return `(${user}.normalized_email = ${other}.normalized_email AND ${user}.id <> ${other}.id AND ${user}.erased_at IS NULL)`;
}

/** The person may be named where they are named already: as `isPresent`, or erased, of which the row's name tells. */
export function isNameable(user: string): string {
  return `(${user}.erased_at IS NOT NULL OR ${isPresent(user)})`;
}

/**
 * The person can be found: searched, suggested, mentioned, asked, invited, counted among faces. As `isPresent`, with
 * its e-mail confirmed, and not suspended.
 */
export function isFindable(user: string): string {
  return `(${isPresent(user)} AND ${user}.suspended_at IS NULL AND ${user}.email_confirmed_at IS NOT NULL)`;
}

/**
 * Brings people into statements whose own rows know them by id or by e-mail. What stands above takes the alias; without
 * one of those a statement reads whoever there is, the erased too.
 */
export const people = {
  /** FROM clause of a statement that looks for people. */
  from: (user: string): string => `FROM users ${user}`,

  /** The person of this id, whom there always is: rows refer to `users`. */
  join: (user: string, id: string): string => `JOIN users ${user} ON ${user}.id = ${id}`,

  /**
   * Ids of those whose name begins with this folded text, the family name before or after the others: at most so many of each, in
   * the order of an index, so that a common beginning costs no more than a rare one. Of no text there is nobody.
   */
  beginning: (text: string, most: number): string =>
    ['name_text', 'family_name_text']
      .map(
        (
          name,
        ) => `(SELECT id FROM users WHERE ${name} ~>=~ ${text} AND ${name} ~<~ (${text} || chr(1114111)) AND ${text} <> ''
           ORDER BY ${name} USING ~<~ LIMIT ${String(most)})`,
      )
      .join(' UNION '),

  /** The same of an id that may be NULL. */
  leftJoin: (user: string, id: string): string => `LEFT JOIN users ${user} ON ${user}.id = ${id}`,

  /** UPDATE that keeps where the person of this id lives. */
  setCountry: (id: string, country: string): string =>
    `UPDATE users SET country = ${country}, updated_at = now() WHERE id = ${id}`,

  /** UPDATE that keeps where the picture of the person of this id is, or that there is none. */
  setPicture: (id: string, url: string): string =>
    `UPDATE users SET picture_url = ${url}, updated_at = now() WHERE id = ${id}`,

  /** UPDATE that gives the person of this id a role they do not have, in the order in which roles are kept. */
  addRole: (id: string, role: Role): string =>
    `UPDATE users SET updated_at = now(),
       roles = ARRAY(SELECT held FROM unnest(roles || '{${role}}'::text[]) AS held ORDER BY held COLLATE "C")
     WHERE id = ${id} AND NOT '${role}' = ANY(roles) RETURNING old.roles AS before, new.roles AS after`,

  /** UPDATE that takes a role from the person of this id who has it. */
  removeRole: (id: string, role: Role): string =>
    `UPDATE users SET updated_at = now(), roles = array_remove(roles, '${role}')
     WHERE id = ${id} AND '${role}' = ANY(roles) RETURNING old.roles AS before, new.roles AS after`,

  /** What somebody is called, as `fullName` says it. */
  displayName: (user: string): string => `CASE
    WHEN ${user}.first_name || ${user}.last_name ~ '^[${familyFirstLetters}]+$' THEN ${user}.last_name || ${user}.first_name
    ELSE ${user}.first_name || ' ' || ${user}.last_name END`,

  /** What the person of this id is called, or NULL for NULL. */
  nameOf: (id: string): string =>
    `(SELECT ${people.displayName('named')} FROM users named WHERE named.id = ${id})`,

  /** The e-mail an account has now. */
  emailOf: (id: string): string => `(SELECT email FROM users WHERE id = ${id})`,

  /** Whether the person of this id has this e-mail, and has shown that it is theirs. */
  haveConfirmed: (id: string, email: string): string =>
    `EXISTS (SELECT FROM users WHERE id = ${id} AND email = ${email} AND email_confirmed_at IS NOT NULL)`,

  /** The account whose e-mail this is shown to be, or NULL. */
  confirmedOf: (email: string): string =>
    `(SELECT id FROM users WHERE email = ${email} AND email_confirmed_at IS NOT NULL AND erased_at IS NULL)`,

  /** Whether somebody has an account of this e-mail. */
  haveEmail: (email: string): string =>
    `EXISTS (SELECT FROM users WHERE email = ${email} AND erased_at IS NULL)`,
};
