import type { DemoSeeder } from '@lyceum/database';

/** The demo student is in a classroom of a summit cycle that began ten days ago and runs for half a year. */
export const eventsDemoData: DemoSeeder = {
  name: 'summit cycles',
  async seed(manager) {
    await manager.query(`
      WITH cycle AS (
        INSERT INTO summit_cycles (cycle_tag, starts_at, ends_at)
        VALUES ('MG20-DEMO', now() - interval '10 days', now() + interval '170 days') RETURNING id),
      classroom AS (
        INSERT INTO cycle_classrooms (cycle_id, name) SELECT id, 'Climate Action' FROM cycle RETURNING id)
      INSERT INTO cycle_classroom_members (classroom_id, user_id)
      SELECT classroom.id, users.id FROM classroom, users WHERE users.email = 'student@lyceum.example'`);
  },
};
