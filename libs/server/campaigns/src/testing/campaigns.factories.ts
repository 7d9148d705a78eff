import { randomUUID } from 'node:crypto';
import type { CampaignValues } from '@lyceum/contracts/campaigns';
import type { EntityManager } from 'typeorm';

/** A valid campaign to readers of the newsletter who asked for online courses. */
export const campaignInput: CampaignValues = {
  name: 'Autumn letter',
  topic: 'NEWS',
  subject: 'Hello {firstName}',
  preheader: 'What is new',
  heading: 'What is new, {firstName}',
  body: 'Two **classes** begin.\n\n- [One](/course-search)\n- Another',
  buttonLabel: 'See them',
  buttonPath: '/course-search',
  audience: 'NEWSLETTER',
  interests: ['ONLINE_COURSES'],
  roles: [],
  schoolId: null,
  groupTag: '',
};

/** A stored draft. @returns its id */
export async function buildCampaign(
  manager: EntityManager,
  overrides: Partial<CampaignValues> = {},
): Promise<string> {
  const input = { ...campaignInput, ...overrides };
  const { name, topic, subject, preheader, heading, body, buttonLabel, buttonPath } = input;
  const { audience, interests, roles, schoolId, groupTag } = input;
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO campaigns (name, topic, subject, preheader, heading, body, button_label, button_path, audience, interests, roles,
       school_id, group_tag, group_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, (SELECT id FROM live_course_groups WHERE group_tag = $13))
     RETURNING id`,
    [
      ...[name, topic, subject, preheader, heading, body, buttonLabel, buttonPath],
      ...[audience, interests, roles, schoolId, groupTag],
    ],
  );
  return row?.id ?? '';
}

/** So many readers of the newsletter, interested in online courses unless said otherwise. @returns their addresses */
export async function buildReaders(
  manager: EntityManager,
  count: number,
  interest = 'ONLINE_COURSES',
): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@readers.example`);
  await manager.query(
    `INSERT INTO newsletter_readers (email, name, phone, interests)
     SELECT email, 'Mei Lin', '+16175550142', ARRAY[$2] FROM unnest($1::text[]) AS email`,
    [emails, interest],
  );
  return emails;
}

/** An address that mails come back from. @returns the id of its entry */
export async function buildSuppression(manager: EntityManager, email: string): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO mail_suppressions (email, reason, detail, reported_at) VALUES ($1, 'BOUNCE', 'No such mailbox', now()) RETURNING id`,
    [email],
  );
  return row?.id ?? '';
}
