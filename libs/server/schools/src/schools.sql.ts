/** SQL about where people go to school, for statements of other domains to take in. */
export const schools = {
  /** The name and city of their school; NULL of who goes to none. @param personId SQL of an id */
  of: (personId: string): string => `(
    SELECT concat_ws(', ', attended.name, attended.city) FROM school_members pupil
    JOIN schools attended ON attended.id = pupil.school_id WHERE pupil.user_id = ${personId})`,
};
