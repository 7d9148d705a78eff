import { people } from '@lyceum/auth';
import { type CampaignDetail, campaignLimits } from '@lyceum/contracts/campaigns';
import { insertRow, setColumns, statement } from '@lyceum/kernel';
import { classNamed, classTagged } from '@lyceum/live-course';
import { schools } from '@lyceum/schools';
import { recipientsOf } from '../campaigns.sql';

/** A campaign as it is stored, and what its segment names is called now. */
export interface CampaignRow extends Omit<
  CampaignDetail,
  'dueAt' | 'startedAt' | 'finishedAt' | 'createdAt'
> {
  dueAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  createdAt: Date;
}

const campaign = `
  SELECT c.id, c.revision, c.name, c.topic, c.subject, c.preheader, c.heading, c.body, c.button_label AS "buttonLabel",
    c.button_path AS "buttonPath", c.audience, c.interests, c.roles, c.school_id AS "schoolId", c.group_tag AS "groupTag", c.state,
    ${schools.named('c.school_id')} AS "schoolName",
    (c.group_id IS NOT NULL AND NOT EXISTS (${classNamed('c.group_id')})) AS "isClassGone",
    c.due_at AS "dueAt", c.started_at AS "startedAt", c.finished_at AS "finishedAt", c.total_cnt AS total, c.sent_cnt AS sent,
    c.failed_cnt AS failed, c.suppressed_cnt AS suppressed, c.left_out_cnt AS "leftOut", c.unsubscribed_cnt AS unsubscribed,
    c.created_by AS "createdById", ${people.nameOf('c.created_by')} AS "createdBy", c.created_at AS "createdAt"
  FROM campaigns c WHERE c.id = $id`;

export const campaignQuery = statement<CampaignRow>('campaigns.campaign', campaign);

/** The same, kept from other changes until the transaction ends. */
export const lockCampaignStatement = statement<CampaignRow>(
  'campaigns.lock-campaign',
  `${campaign} FOR NO KEY UPDATE OF c`,
);

/** What staff say of a campaign, as it is stored. */
const written = [
  'name',
  'topic',
  'subject',
  'preheader',
  'heading',
  'body',
  'buttonLabel',
  'buttonPath',
  'audience',
  'interests',
  'roles',
  'schoolId',
  'groupId',
  'groupTag',
] as const;

export const insertCampaignStatement = statement<{ id: string }>(
  'campaigns.insert-campaign',
  insertRow('campaigns', [...written, 'createdBy'], 'RETURNING id'),
);

export const updateCampaignStatement = statement(
  'campaigns.update-campaign',
  `UPDATE campaigns SET revision = revision + 1, ${setColumns(written)}
   WHERE id = $id AND state = 'DRAFT' AND revision = $revision`,
);

export const removeCampaignStatement = statement<{ name: string }>(
  'campaigns.remove-campaign',
  `DELETE FROM campaigns WHERE id = $id AND state = 'DRAFT' AND revision = $revision RETURNING name`,
);

/** Of two who send at the same time, one does. Null as the time: now. */
export const scheduleCampaignStatement = statement<{ dueAt: Date }>(
  'campaigns.schedule-campaign',
  `UPDATE campaigns SET state = 'SCHEDULED', revision = revision + 1, due_at = COALESCE($at::timestamptz, now())
   WHERE id = $id AND state = 'DRAFT' AND revision = $revision RETURNING due_at AS "dueAt"`,
);

export const moveCampaignStatement = statement<{ before: string }>(
  'campaigns.move-campaign',
  `UPDATE campaigns SET state = $to, revision = revision + 1, due_at = CASE WHEN $to <> 'DRAFT' THEN due_at END,
     finished_at = CASE WHEN $to = 'CANCELLED' THEN now() ELSE finished_at END
   WHERE id = $id AND state = ANY($from::text[]) RETURNING old.state AS before`,
);

/** Whom it would go to now. */
export const countRecipientsQuery = statement<{ count: number }>(
  'campaigns.count-recipients',
  `SELECT count(*)::int AS count FROM campaigns c CROSS JOIN LATERAL (${recipientsOf('c')}) recipient WHERE c.id = $id`,
);

export const classOfTagQuery = statement<{ id: string }>('campaigns.class-of-tag', classTagged('$groupTag'));

export const schoolNamedQuery = statement<{ name: string | null }>(
  'campaigns.school-named',
  `SELECT ${schools.named('$schoolId::uuid')} AS name`,
);

export const findSchoolsQuery = statement<{ id: string; label: string }>(
  'campaigns.find-schools',
  `${schools.beginning('$search')} LIMIT ${String(campaignLimits.schoolsFound)}`,
);

/** Where a test goes to, and what its reader is called. */
export const ownAddressQuery = statement<{ email: string; name: string }>(
  'campaigns.own-address',
  `SELECT me.email, me.first_name AS name ${people.from('me')} WHERE me.id = $userId`,
);
