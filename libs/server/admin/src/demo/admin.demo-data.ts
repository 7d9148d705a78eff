import { groupFeature, specialLandingFeature } from '@lyceum/contracts/admin';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import type { EntityManager } from 'typeorm';

const shortLinks = [
  { token: 'open-day', target: '/events?tab=upcoming' },
  { token: 'essay', target: '/college-essay-contest' },
];

/** One of the crowd, so that the accounts people try land where everybody does. */
const specialLandingEmail = 'member-1@lyceum.example';

/** Whole classes, half of whom have no account yet. */
const featurePeople = [
  [specialLandingFeature, ['member-40', 'member-43', 'member-46', 'noura.a', 'faisal.h', 'lama.k', 'saad.m']],
  [groupFeature, ['member-50', 'member-53', 'reem.s', 'yousef.b', 'huda.q']],
] as const;
const featurePeopleStatement = `
  INSERT INTO feature_users (feature, email, added_by, added_at)
  SELECT $1, name || '@lyceum.example', staff.id, now() - make_interval(days => 3 + place::int * 2)
  FROM unnest($2::text[]) WITH ORDINALITY AS listed (name, place), users staff
  WHERE staff.email = 'admin@lyceum.example' ON CONFLICT DO NOTHING`;

/** That the admin set up both lists. */
async function seedAudit(manager: EntityManager): Promise<void> {
  const rows = await manager.query<{ id: string; name: string; adminId: string; usersCnt: number }[]>(
    `SELECT f.id, f.name, staff.id AS "adminId", f.users_cnt AS "usersCnt" FROM features f, users staff
     WHERE staff.email = 'admin@lyceum.example'`,
  );
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  await auditPast(
    manager,
    rows.map(({ id, adminId, usersCnt }, place) => ({
      actorId: adminId,
      action: 'feature.addEmails',
      targetType: 'feature',
      targetId: id,
      before: { usersCnt: 0 },
      after: { usersCnt, addedCnt: usersCnt, removedCnt: 0 },
      at: daysAgo(3 + place),
    })),
  );
}

/** Jobs that were given up a while ago; tried again, they find nothing left to do and are done. */
const parkedJobs = 6;
const parkedStatement = `
  WITH events AS (
    INSERT INTO outbox_events (type, payload, occurred_at, relayed_at)
    SELECT 'uploads.files-erased', jsonb_build_object('keys', jsonb_build_array('media/galleries/gone-' || n || '.webp')),
           now() - make_interval(hours => n), now() - make_interval(hours => n)
    FROM generate_series(1, $1) AS n RETURNING id, occurred_at
  )
  INSERT INTO event_deliveries (event_id, subscriber, parked_at, parked_reason, parked_id, tries)
  SELECT id, 'uploads.remove-objects', occurred_at + interval '31 s',
         'connect ETIMEDOUT: the object store did not answer', uuidv7(), 5
  FROM events`;

/** What staff noted about the student whom people try. */
const notes = [
  'Her mother rang: the invoice for the summit goes to the school, not to them.',
  'Asked for more time before the essay deadline. Daniel knows.',
];
const noteStatement = `
  INSERT INTO person_notes (user_id, author_id, text, created_at)
  SELECT student.id, staff.id, $1, now() - make_interval(days => $2::int)
  FROM users student, users staff WHERE student.email = 'student@lyceum.example' AND staff.email = 'admin@lyceum.example'`;

/** Two short links, one person who lands on the courses, some jobs that want looking at, and two notes. */
export const adminDemoData: DemoSeeder = {
  name: 'features, short links, parked jobs and notes',
  async seed(manager) {
    await manager.query('UPDATE features SET landing_path = $2 WHERE name = $1', [
      specialLandingFeature,
      '/courses',
    ]);
    await manager.query('INSERT INTO feature_users (feature, email) VALUES ($1, $2)', [
      specialLandingFeature,
      specialLandingEmail,
    ]);
    for (const people of featurePeople) await manager.query(featurePeopleStatement, [...people]);
    await seedAudit(manager);
    await manager.query(parkedStatement, [parkedJobs]);
    for (const [index, note] of notes.entries()) await manager.query(noteStatement, [note, 2 + 9 * index]);
    for (const { token, target } of shortLinks)
      await manager.query('INSERT INTO short_links (token, target) VALUES ($1, $2)', [token, target]);
  },
};
