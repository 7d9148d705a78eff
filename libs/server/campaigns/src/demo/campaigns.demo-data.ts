import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import type { EntityManager } from 'typeorm';

const dayMilliseconds = 86_400_000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

const autumn = {
  name: 'Autumn letter',
  topic: 'NEWS',
  subject: 'What your autumn at school is for, {firstName}',
  preheader: 'Three essays, one deadline, and a summit in January',
  heading: 'Three things before the leaves are down',
  body: [
    'Hello {firstName},',
    'applications open in a few weeks, and **the first draft of an essay** takes longer than anybody thinks. This is what our counselors tell their students now:',
    '- Write one page that nobody will read.\n- Ask one teacher for a letter, before everybody does.\n- Keep one evening a week for nothing.',
    '## In January',
    'The next [Model G20 summit](/model-g20) takes delegates from everywhere.',
  ].join('\n\n'),
  buttonLabel: 'Talk to a counselor',
  buttonPath: '/college-counseling',
} as const;

const places = {
  name: 'Last places in writing classes',
  topic: 'COURSES',
  subject: 'There are places left in the writing classes',
  preheader: '',
  heading: 'Write with others',
  body: 'Hello {firstName},\n\ntwo of our writing classes begin next month, and each has some places left. Have a look whether one of them is yours.',
  buttonLabel: 'See the classes',
  buttonPath: '/course-search',
} as const;

/** A campaign that was sent, with what came of it, and one that is being written. */
export const campaignsDemoData: DemoSeeder = {
  name: 'campaigns',
  async seed(manager) {
    const [writer] = await manager.query<{ id: string }[]>(
      `SELECT id FROM users WHERE roles && '{BUSINESS_DEVELOPMENT,ADMIN}' ORDER BY 'ADMIN' = ANY(roles), email LIMIT 1`,
    );
    if (!writer) return;
    const sent = await write(manager, writer.id, { ...autumn, at: daysFromNow(-9) });
    await manager.query(
      `UPDATE campaigns SET audience = 'NEWSLETTER', interests = '{COLLEGE_COUNSELING,MODEL_G20}', roles = '{}', state = 'SENT', due_at = $2::timestamptz,
         started_at = $2::timestamptz, finished_at = $2::timestamptz + interval '4 minutes', total_cnt = 1184, sent_cnt = 1171,
         failed_cnt = 4, suppressed_cnt = 3, left_out_cnt = 6, unsubscribed_cnt = 12
       WHERE id = $1`,
      [sent, daysFromNow(-7)],
    );
    const deed = { actorId: writer.id, targetType: 'campaign', targetId: sent, at: daysFromNow(-7) };
    const after = { state: 'SCHEDULED', dueAt: null, recipients: 1_184 };
    await auditPast(manager, [{ ...deed, action: 'campaign.schedule', after }]);
    await write(manager, writer.id, { ...places, at: daysFromNow(-1) });
    await manager.query(
      `INSERT INTO mail_suppressions (email, reason, detail, reported_at) VALUES
         ('former.reader@lyceum.example', 'BOUNCE', '550 5.1.1 no such mailbox', $1), ('not.again@lyceum.example', 'COMPLAINT', '', $2)`,
      [daysFromNow(-7), daysFromNow(-6)],
    );
  },
};

type Demo = (typeof autumn | typeof places) & { readonly at: Date };

async function write(manager: EntityManager, writerId: string, demo: Demo): Promise<string> {
  const { name, topic, subject, preheader, heading, body, buttonLabel, buttonPath, at } = demo;
  const [made] = await manager.query<{ id: string }[]>(
    `INSERT INTO campaigns (name, topic, subject, preheader, heading, body, button_label, button_path, audience, interests, roles,
       group_tag, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'ACCOUNTS', '{}', '{STUDENT,GUARDIAN}', '', $9, $10) RETURNING id`,
    [name, topic, subject, preheader, heading, body, buttonLabel, buttonPath, writerId, at],
  );
  const id = made?.id ?? '';
  const deed = { actorId: writerId, targetType: 'campaign', targetId: id, at };
  await auditPast(manager, [{ ...deed, action: 'campaign.create', after: { name, topic, subject } }]);
  return id;
}
