import { randomUUID } from 'node:crypto';
import { normalizedAddress } from '@lyceum/contracts/auth';
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

/** Readers of the newsletter, so many or of these addresses, interested in online courses unless said otherwise. @returns their addresses */
export async function buildReaders(
  manager: EntityManager,
  readers: number | readonly string[],
  interest = 'ONLINE_COURSES',
): Promise<readonly string[]> {
  const emails =
    typeof readers === 'number'
      ? Array.from({ length: readers }, () => `${randomUUID()}@readers.example`)
      : readers;
  await manager.query(
    `INSERT INTO newsletter_readers (email, normalized_email, name, phone, interests)
     SELECT email, mailbox, 'Mei Lin', '+16175550142', ARRAY[$3] FROM unnest($1::text[], $2::text[]) AS given (email, mailbox)`,
    [emails, emails.map(normalizedAddress), interest],
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
