/** SQL columns of a `UserSummary` of this alias of `users`. */
export function summaryColumns(user: string): string {
  return `${user}.id, ${user}.first_name AS "firstName", ${user}.last_name AS "lastName",
    ${user}.picture_url AS "profilePictureUrl"`;
}

/** SQL of a `UserSummary` of this alias of `users`, as one JSON value. */
export function summaryJson(user: string): string {
  return `json_build_object('id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name,
    'profilePictureUrl', ${user}.picture_url)`;
}
