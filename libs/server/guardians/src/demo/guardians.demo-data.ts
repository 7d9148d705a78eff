import type { DemoSeeder } from '@lyceum/database';

/** The demo student's mother, by a code of hers, and somebody she has since let go. Her mother looks after another student, too. */
export const guardiansDemoData: DemoSeeder = {
  name: 'guardians',
  async seed(manager) {
    await manager.query(`
      INSERT INTO guardian_ties (student_id, guardian_id, origin, since, ended_at, ended_by)
      SELECT s.id, g.id, 'CODE', now() - make_interval(days => t.days_ago),
        CASE WHEN t.is_over THEN now() - interval '9 days' END, CASE WHEN t.is_over THEN s.id END
      FROM (VALUES ('student', 'guardian', 31, FALSE), ('member-1', 'guardian', 12, FALSE),
                   ('student', 'member-5', 40, TRUE)) AS t (student, guardian, days_ago, is_over)
      JOIN users s ON s.email = t.student || '@lyceum.example'
      JOIN users g ON g.email = t.guardian || '@lyceum.example'`);
    await manager.query(`
      INSERT INTO guardian_digests (tie_id, time_zone, since, due_at)
      SELECT tie.id, 'America/New_York', now() - interval '6 days', now() + interval '5 days'
      FROM guardian_ties tie JOIN users s ON s.id = tie.student_id
      WHERE s.email = 'student@lyceum.example' AND tie.ended_at IS NULL`);
  },
};
