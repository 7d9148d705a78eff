import type { DemoSeeder } from '@lyceum/database';

/** The demo student has three friends; one person has asked her, and one has not answered her yet. */
export const friendsDemoData: DemoSeeder = {
  name: 'friends',
  async seed(manager) {
    await manager.query(`
      INSERT INTO friend_relations (requester_id, requested_id, status, since, created_at)
      SELECT a.id, b.id, r.status, now() - make_interval(hours => r.hours_ago), now() - make_interval(hours => r.hours_ago)
      FROM (VALUES ('forum-admin', 'student', 'ACCEPTED', 900), ('student', 'member-1', 'ACCEPTED', 410),
                   ('member-2', 'student', 'ACCEPTED', 52), ('member-3', 'student', 'PENDING', 5),
                   ('student', 'member-8', 'PENDING', 30)) AS r (asker, asked, status, hours_ago)
      JOIN users a ON a.email = r.asker || '@lyceum.example'
      JOIN users b ON b.email = r.asked || '@lyceum.example'`);
  },
};
