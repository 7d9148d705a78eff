import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import type { EntityManager } from 'typeorm';

/** SQL of the id of who has this demo e-mail. */
const idOf = (localPart: string): string =>
  `(SELECT id FROM users WHERE email = '${localPart}@lyceum.example')`;

/** SQL of the n-th of a forum's members who have no part in the demo data. */
const memberOf = (forum: string, place: number): string => `(
  SELECT m.user_id FROM community_members m JOIN communities c ON c.id = m.community_id JOIN users u ON u.id = m.user_id
  WHERE c.name = '${forum}' AND m.role = 'MEMBER' AND u.email ~ '^member-[3-9][0-9]@'
  ORDER BY u.email OFFSET ${String(place)} LIMIT 1)`;

interface Written {
  forum: string;
  by: string;
  title: string;
  text: string;
  status: 'VISIBLE' | 'HELD' | 'REMOVED';
  hoursAgo: number;
}

const climate = 'climate-action';
const debate = 'debate-arena';

const threads: readonly Written[] = [
  {
    forum: climate,
    by: memberOf(climate, 1),
    title: 'Hello from a new member: our roof garden in its first year',
    text: 'We started with twelve boxes and a lot of wind. I would love to hear how you keep the soil from drying out over the holidays.',
    status: 'HELD',
    hoursAgo: 3,
  },
  {
    forum: climate,
    by: memberOf(climate, 2),
    title: 'People who still eat meat should not post here',
    text: 'I am tired of pretending. If you eat it you are part of the problem, and we do not need your opinion on trains.',
    status: 'VISIBLE',
    // Far enough down that no newcomer reads it first.
    hoursAgo: 24 * 9,
  },
  {
    forum: climate,
    by: idOf('member-9'),
    title: 'SOLAR PANELS 90% OFF, this weekend only!!!',
    text: 'Write to me for the link. Limited stock. Tell your parents. SOLAR PANELS 90% OFF!!!',
    status: 'REMOVED',
    hoursAgo: 50,
  },
  {
    forum: debate,
    by: idOf('student'),
    title: 'Your judge is a clown and so are you',
    text: 'Whoever gave that round to the opposition has never listened to a debate.',
    status: 'REMOVED',
    hoursAgo: 52,
  },
];

const insertThread = (by: string): string => `
  INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, status, created_at, last_active_at)
  SELECT id, ${by}, $2, $3, $3, left($3, 150), $4, now() - make_interval(hours => $5), now() - make_interval(hours => $5)
  FROM communities WHERE name = $1`;

/** $1 title of the thread, $2 kind, $3 age in hours */
const insertOpenCase = `
  INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview, created_at)
  SELECT $2, community_id, 'THREAD', id, creator_id, title, left(plain_text, 600), now() - make_interval(hours => $3)
  FROM threads WHERE title = $1`;

const insertReports = (forum: string): string => `
  INSERT INTO moderation_reports (case_id, reporter_id, message, created_at)
  SELECT c.id, reporter.id, said.message, c.created_at + said.place * interval '35 minutes'
  FROM unnest($2::text[]) WITH ORDINALITY AS said (message, place)
  CROSS JOIN (SELECT * FROM moderation_cases WHERE title = $1) c
  JOIN LATERAL (
    SELECT m.user_id AS id FROM community_members m JOIN communities f ON f.id = m.community_id
    WHERE f.name = '${forum}' AND m.user_id <> c.author_id ORDER BY m.user_id OFFSET said.place LIMIT 1) reporter ON true`;

/** $1 title, $2 action, $3 reason, $4 kind of notice; decided by Sofía, the demo forum admin, two days ago. */
const insertDecision = `
  WITH decided AS (
    INSERT INTO moderation_cases (kind, status, community_id, target_type, target_id, author_id, title, preview,
                                  action, reason, decided_by, decided_at, created_at)
    SELECT 'REPORT', 'CLOSED', community_id, 'THREAD', id, creator_id, title, left(plain_text, 600), $2, $3,
           ${idOf('forum-admin')}, now() - interval '48 hours', now() - interval '49 hours'
    FROM threads WHERE title = $1
    RETURNING *
  ), told AS (
    INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason, created_at)
    SELECT author_id, $4, community_id, id, target_type, target_id, title, reason, decided_at FROM decided
  )
  INSERT INTO forum_audit_entries (community_id, actor_id, action, subject_user_id, target_type, target_id, reason, created_at)
  SELECT community_id, decided_by, 'CONTENT_REMOVED', author_id, target_type, target_id, reason, decided_at FROM decided`;

/** The student was warned before she was banned, and asks to be let in again. */
const studentStatements = [
  `INSERT INTO moderation_notices (user_id, kind, community_id, title, reason, created_at)
   SELECT ${idOf('student')}, 'WARNED', id, 'Homework is for people without ideas',
          'Attack the idea, not the people who defend it.', now() - interval '6 days'
   FROM communities WHERE name = '${debate}'`,
  `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview, notice_id, appeal, created_at)
   SELECT 'APPEAL', community_id, target_type, target_id, user_id, title, '', id,
          'I was angry about the round and wrote it within a minute. I have apologised to the judge. May I come back?',
          now() - interval '20 hours'
   FROM moderation_notices WHERE kind = 'BANNED' AND user_id = ${idOf('student')}`,
];

/** Reports that staff looked into and found nothing in, the oldest weeks ago. Titles stand in the demo's threads. */
const dismissed = [
  { reason: 'A strong opinion, said politely.', daysAgo: 4 },
  { reason: 'A joke among friends; both have said so.', daysAgo: 11 },
  { reason: 'Not advertising: she asks, and sells nothing.', daysAgo: 19 },
];

/** $1 place among the visible threads of others, $2 reason, $3 age in days */
const insertDismissed = `
  INSERT INTO moderation_cases (kind, status, community_id, target_type, target_id, author_id, title, preview,
                                action, reason, decided_by, decided_at, created_at)
  SELECT 'REPORT', 'CLOSED', community_id, 'THREAD', id, creator_id, title, left(plain_text, 600), 'DISMISS', $2,
         ${idOf('admin')}, now() - make_interval(days => $3), now() - make_interval(days => $3, hours => 5)
  FROM threads WHERE status = 'VISIBLE' AND created_at < now() - make_interval(days => $3 + 1)
    AND creator_id NOT IN (${idOf('admin')}, ${idOf('student')})
  ORDER BY created_at DESC OFFSET $1 LIMIT 1
  RETURNING id, decided_by AS "decidedBy", decided_at AS at, author_id AS "authorId", target_id AS "targetId"`;

/** A report of case $1, by a member of its forum. */
const insertReport = `
  WITH said AS (
    INSERT INTO moderation_reports (case_id, reporter_id, message, created_at)
    SELECT c.id, m.user_id, 'Please have a look at this one.', c.created_at
    FROM moderation_cases c JOIN community_members m ON m.community_id = c.community_id AND m.user_id <> c.author_id
    WHERE c.id = $1 ORDER BY m.user_id LIMIT 1 RETURNING case_id)
  UPDATE moderation_cases SET reports_cnt = 1 WHERE id IN (SELECT case_id FROM said)`;

interface DismissedCase {
  id: string;
  decidedBy: string;
  at: Date;
  authorId: string;
  targetId: string;
}

async function dismissSome(manager: EntityManager): Promise<void> {
  for (const [place, { reason, daysAgo }] of dismissed.entries()) {
    const cases = await manager.query<DismissedCase[]>(insertDismissed, [place, reason, daysAgo]);
    for (const { id } of cases) await manager.query(insertReport, [id]);
    await auditPast(
      manager,
      cases.map(({ id, decidedBy, at, authorId, targetId }) => ({
        actorId: decidedBy,
        action: 'moderation.decide',
        targetType: 'moderationCase',
        targetId: id,
        at,
        before: { status: 'OPEN' },
        after: { status: 'CLOSED', action: 'DISMISS', reason, targetType: 'THREAD', targetId, authorId },
      })),
    );
  }
}

/** What waits for the demo forums' moderators: a first thread, reports and an appeal; and what they decided. */
export const moderationDemoData: DemoSeeder = {
  name: 'moderation',
  async seed(manager) {
    for (const { forum, by, title, text, status, hoursAgo } of threads)
      await manager.query(insertThread(by), [forum, title, text, status, hoursAgo]);
    const [held, heated, spam, attack] = threads.map(({ title }) => title);
    await manager.query(insertOpenCase, [held, 'HOLD', 3]);
    await manager.query(
      `INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason)
       SELECT author_id, 'HELD', community_id, id, target_type, target_id, title, '' FROM moderation_cases WHERE title = $1`,
      [held],
    );
    await manager.query(insertOpenCase, [heated, 'REPORT', 8]);
    await manager.query(insertReports(climate), [
      heated,
      ['Insults half of the group.', 'Not what this circle is for.', 'Please have a look, this gets ugly.'],
    ]);
    await manager.query(insertOpenCase, ['Is offsetting the ski trip honest?', 'REPORT', 20]);
    await manager.query(insertReports(climate), [
      'Is offsetting the ski trip honest?',
      ['The number for the flight is wrong.'],
    ]);
    await manager.query(
      'UPDATE moderation_cases c SET reports_cnt = (SELECT count(*) FROM moderation_reports r WHERE r.case_id = c.id)',
    );
    await manager.query(insertDecision, [spam, 'BAN', 'Advertising, again and again.', 'BANNED']);
    await manager.query(insertDecision, [
      attack,
      'BAN',
      'Personal attacks in two threads, after a warning.',
      'BANNED',
    ]);
    for (const statement of studentStatements) await manager.query(statement);
    await dismissSome(manager);
    await manager.query(`UPDATE communities SET threads_cnt = threads_cnt + 1 WHERE name = '${climate}'`);
  },
};
