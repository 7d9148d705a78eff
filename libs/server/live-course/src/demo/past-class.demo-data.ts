import type { DemoSeeder } from '@lyceum/database';
import type { Config } from '@lyceum/kernel';
import { addDemoDocument } from '@lyceum/uploads';
import { drawCertificate } from '../certificates/file/certificate-file';

type Manager = Parameters<DemoSeeder['seed']>[0];

const courseName = 'Poems that stay';

/** Of the demo student's certificate: anybody may try its page. */
const code = 'DemoCertificateOfMei01';

/** A class that is over, with a certificate of the demo student; its file, where this server keeps files itself. */
export async function seedPastClass(manager: Manager, config: Config): Promise<void> {
  await manager.query(
    `INSERT INTO live_courses (tag, name, type, subtitle, description)
     VALUES ('POEMS', $1, 'SIXLESSON', 'Six evenings, one poem each', 'We learn a poem by heart every week, and write one that somebody else will want to learn.')`,
    [courseName],
  );
  await manager.query(`
    INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, instructor_tag)
    VALUES ('POEMS-2026-A', now() - interval '120 days', now() - interval '75 days', 'demo-educator')`);
  await manager.query(`
    INSERT INTO live_course_members (group_id, user_id, role, state)
    SELECT g.id, u.id, CASE u.email WHEN 'teacher@lyceum.example' THEN 'TEACHER' ELSE 'STUDENT' END,
      CASE u.email WHEN 'teacher@lyceum.example' THEN 'ENROLLED' ELSE 'COMPLETED' END
    FROM live_course_groups g, users u
    WHERE g.group_tag = 'POEMS-2026-A' AND u.email IN ('teacher@lyceum.example', 'student@lyceum.example', 'member-3@lyceum.example', 'member-9@lyceum.example')`);
  await manager.query(`
    INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at)
    SELECT g.id, number, 'Poem ' || number, g.session_starts_at + (number - 1) * interval '7 days', g.session_starts_at + (number - 1) * interval '7 days' + interval '75 minutes'
    FROM live_course_groups g, generate_series(1, 6) AS number WHERE g.group_tag = 'POEMS-2026-A'`);
  await seedCertificate(manager, config);
}

async function seedCertificate(manager: Manager, config: Config): Promise<void> {
  const [student] = await manager.query<
    { ownerId: string; firstName: string; lastName: string; at: Date }[]
  >(`
    SELECT u.id AS "ownerId", u.first_name AS "firstName", u.last_name AS "lastName", g.session_ends_at + interval '1 day' AS at
    FROM live_course_groups g, users u WHERE g.group_tag = 'POEMS-2026-A' AND u.email = 'student@lyceum.example'`);
  if (!student) return;
  const { ownerId, firstName, lastName, at } = student;
  const address = new URL(`/certificates/${code}`, config.publicUrl).href;
  await manager.query(
    'INSERT INTO certificate_names (user_id, first_name, last_name, confirmed_at, updated_at) VALUES ($1, $2, $3, $4, $4)',
    [ownerId, firstName, lastName, at],
  );
  const [certificate] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_certificates (code, group_id, user_id, first_name, last_name, course_name, issued_at, issued_by)
     SELECT $1, g.id, $2, $3, $4, $5, $6, teacher.id FROM live_course_groups g, users teacher
     WHERE g.group_tag = 'POEMS-2026-A' AND teacher.email = 'teacher@lyceum.example' RETURNING id`,
    [code, ownerId, firstName, lastName, courseName, at],
  );
  await manager.query(
    `UPDATE live_course_members SET certificate_url = $2 WHERE user_id = $1 AND group_id = (SELECT id FROM live_course_groups WHERE group_tag = 'POEMS-2026-A')`,
    [ownerId, address],
  );
  const name = `${firstName} ${lastName}`;
  const drawn = { brand: config.BRAND_NAME, name, courseName, issuedAt: at, address };
  const bytes = config.OBJECT_STORE_BUCKET === undefined ? await drawCertificate(drawn) : null;
  if (!bytes) {
    await manager.query(`UPDATE live_certificates SET state = 'FAILED' WHERE id = $1`, [certificate?.id]);
    return;
  }
  const file = { ownerId, folder: 'certificates', name: 'Certificate.pdf', type: 'application/pdf' } as const;
  const { url } = await addDemoDocument(manager, config, { ...file, bytes, at });
  await manager.query(`UPDATE live_certificates SET state = 'READY', path = $2 WHERE id = $1`, [
    certificate?.id,
    url,
  ]);
}
