/** SQL that makes a `UserSummary` of this alias of `users`. */
export function userSummaryJson(user: string): string {
  return `json_build_object('id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name,
                            'profilePictureUrl', ${user}.picture_url)`;
}

/** The same as columns, for lists of nothing else. */
export function userSummaryColumns(user: string): string {
  return `${user}.id, ${user}.first_name AS "firstName", ${user}.last_name AS "lastName",
          ${user}.picture_url AS "profilePictureUrl"`;
}
