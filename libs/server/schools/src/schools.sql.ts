/** SQL about where people go to school, for statements of other domains to take in. */
export const schools = {
  /** The name and city of their school; NULL of who goes to none. @param personId SQL of an id */
  of: (personId: string): string => `(
    SELECT concat_ws(', ', attended.name, attended.city) FROM school_members pupil
    JOIN schools attended ON attended.id = pupil.school_id WHERE pupil.user_id = ${personId})`,

  /** SQL of whether somebody goes to the school of this id; nobody to one that is not there any more. */
  hasMember: (schoolId: string, userId: string): string =>
    `EXISTS (SELECT FROM school_members pupil WHERE pupil.school_id = ${schoolId} AND pupil.user_id = ${userId})`,

  /** The name and city of the school of this id; NULL of one that is not there any more, or was merged into another. */
  named: (schoolId: string): string => `(
    SELECT concat_ws(', ', named.name, named.city) FROM schools named WHERE named.id = ${schoolId} AND named.merged_into IS NULL)`,

  /** SELECT of `id` and `label` of schools whose name begins with a text, in the order of names. @param text SQL of a text */
  beginning: (text: string): string =>
    `SELECT found.id, concat_ws(', ', found.name, found.city, found.country) AS label FROM schools found
     WHERE found.merged_into IS NULL AND found.words ^@ search_fold(${text}) ORDER BY found.words USING ~<~, found.id`,
};
