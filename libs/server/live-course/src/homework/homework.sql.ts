/** SQL of when homework is due for the student of this place: extensions of their own count, then what extra time they have. */
export const dueFor = (homework: string, own: string, member: string): string =>
  `COALESCE(${own}.due_at, ${homework}.due_at + ${member}.extra_minutes * interval '1 minute')`;

/** SQL of when a time that counts to the end of its minute is over. */
export const endOfMinute = (time: string): string => `(date_trunc('minute', ${time}) + interval '1 minute')`;

/** SQL of how many days late something of this time is, begun ones counted; 0 where it is not, or was never handed in. */
export const daysLate = (time: string, due: string): string =>
  `CASE WHEN ${time} >= ${endOfMinute(due)}
    THEN GREATEST(1, ceil(extract(epoch FROM ${time} - ${endOfMinute(due)}) / 86400))::int ELSE 0 END`;

/** SQL of what counts of what a teacher gave, NULL where it is: each day late costs its part of the most that can be given. */
export const countedScore = (given: string, days: string, homework: string): string =>
  `CASE WHEN ${given} IS NOT NULL
    THEN GREATEST(0, round(${given} - ${homework}.point * ${homework}.late_percent * (${days}) / 100.0, 2)) END`;

/** SQL of whether homework of this alias is there still. */
export const stands = (homework: string): string => `${homework}.deleted_at IS NULL`;

/** SQL of the two changes of a student's total that a row's change is, of PostgreSQL's `old` and `new`. */
export const totalChanges = `
  COALESCE(CASE WHEN new.of_points IS NOT NULL THEN new.score END, 0)
    - COALESCE(CASE WHEN old.of_points IS NOT NULL THEN old.score END, 0) AS score_change,
  COALESCE(new.of_points, 0) - COALESCE(old.of_points, 0) AS point_change`;

/** SQL of whether a student can still hand in homework and has not; who was given or excused it owes nothing. */
export const isOwed = (homework: string, own: string, member: string): string =>
  `(${stands(homework)} AND ${homework}.starts_at <= now() AND ${own}.submitted_at IS NULL AND ${own}.given IS NULL
    AND ${own}.mark IS DISTINCT FROM 'EXCUSED' AND NOT ${isClosed(homework, dueFor(homework, own, member))})`;

/** SQL of whether homework that is due at this time takes nothing any more. */
export const isClosed = (homework: string, due: string): string =>
  `(now() >= ${endOfMinute(due)} AND (NOT ${homework}.takes_late
    OR (${homework}.late_until IS NOT NULL AND now() >= ${endOfMinute(`GREATEST(${homework}.late_until, ${due})`)})))`;
