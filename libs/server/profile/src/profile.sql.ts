/** Brings the name that somebody confirmed for certificates into a statement: `first_name`, `last_name`; no row where they have not. */
export const leftJoinCertificateName = (alias: string, userId: string): string =>
  `LEFT JOIN certificate_names ${alias} ON ${alias}.user_id = ${userId}`;
