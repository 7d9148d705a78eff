import {
  type CampaignCount,
  type CampaignDetail,
  campaignErrors,
  type CampaignIdInput,
  campaignIdSchema,
  type CampaignPreview,
  type CampaignSchools,
  type CampaignTest,
  type CampaignValues,
  type CreateCampaignInput,
  createCampaignSchema,
  type FindCampaignSchoolsInput,
  findCampaignSchoolsSchema,
  type RemoveCampaignInput,
  removeCampaignSchema,
  type UpdateCampaignInput,
  updateCampaignSchema,
} from '@lyceum/contracts/campaigns';
import type { ErrorDefinition } from '@lyceum/contracts/common';
import {
  type Actor,
  assertCan,
  auditOf,
  DomainError,
  maskedAddress,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Mailer } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';
import {
  campaignQuery,
  type CampaignRow,
  classOfTagQuery,
  countRecipientsQuery,
  findSchoolsQuery,
  insertCampaignStatement,
  lockCampaignStatement,
  ownAddressQuery,
  removeCampaignStatement,
  schoolNamedQuery,
  updateCampaignStatement,
} from './campaign.statements';
import { CampaignMails } from './campaign-mails';

/** Mail campaigns as staff write them (checklist line 237). Every change leaves an audit row. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: CampaignMails,
    private readonly mailer: Mailer,
  ) {}

  /** @throws DomainError CAMPAIGN_NOT_FOUND */
  async get(actor: Actor, input: CampaignIdInput): Promise<CampaignDetail> {
    const row = await this.find(actor, input);
    const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
    const { dueAt, startedAt, finishedAt, createdAt, ...rest } = row;
    const times = { dueAt: iso(dueAt), startedAt: iso(startedAt), finishedAt: iso(finishedAt) };
    return { ...rest, ...times, createdAt: createdAt.toISOString() };
  }

  /** How many would get it now: as its segment says, without whoever left its topic, is suppressed or is not 16. */
  async count(actor: Actor, input: CampaignIdInput): Promise<CampaignCount> {
    assertCan(actor, 'campaign.edit');
    const { id } = parseInput(campaignIdSchema, input);
    const [answer] = await this.queries.rows(countRecipientsQuery, { id });
    return { count: answer?.count ?? 0 };
  }

  /** The mail as it comes to a reader who is made up. @throws DomainError CAMPAIGN_NOT_FOUND */
  async preview(actor: Actor, input: CampaignIdInput): Promise<CampaignPreview> {
    const { subject, html, text } = this.mails.sample(await this.find(actor, input));
    return { subject, html, text };
  }

  /** Mails it to the caller, and to nobody else. @throws DomainError CAMPAIGN_NOT_FOUND; like `Mailer.send` */
  async test(actor: Actor, input: CampaignIdInput): Promise<CampaignTest> {
    const row = await this.find(actor, input);
    const [own] = await this.queries.rows(ownAddressQuery, { userId: actor.userId });
    if (!own) throw new DomainError(campaignErrors.NOT_FOUND);
    await this.mailer.send(this.mails.test(row, own));
    const to = maskedAddress(own.email);
    await this.unitOfWork.run(async (transaction) => {
      record(transaction, actor, { action: 'campaign.test', id: row.id, before: null, after: { to } });
    });
    return { to };
  }

  /** Schools whose name begins so, for the segment. */
  async schools(actor: Actor, input: FindCampaignSchoolsInput): Promise<CampaignSchools> {
    assertCan(actor, 'campaign.edit');
    const { search } = parseInput(findCampaignSchoolsSchema, input);
    return search === '' ? [] : this.queries.rows(findSchoolsQuery, { search });
  }

  /** @returns its id @throws DomainError CAMPAIGN_SCHOOL_NOT_FOUND, CAMPAIGN_CLASS_NOT_FOUND */
  async create(actor: Actor, input: CreateCampaignInput): Promise<{ id: string }> {
    assertCan(actor, 'campaign.edit');
    const values = parseInput(createCampaignSchema, input);
    const stored = await this.stored(values);
    return this.unitOfWork.run(async (transaction) => {
      const [made] = await transaction.rows(insertCampaignStatement, { ...stored, createdBy: actor.userId });
      const id = made?.id ?? '';
      record(transaction, actor, { action: 'campaign.create', id, before: null, after: toldOf(values) });
      return { id };
    });
  }

  /**
   * Changes a draft. @throws DomainError CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED_MEANWHILE, CAMPAIGN_NOT_A_DRAFT,
   * CAMPAIGN_SCHOOL_NOT_FOUND, CAMPAIGN_CLASS_NOT_FOUND
   */
  async update(actor: Actor, input: UpdateCampaignInput): Promise<void> {
    assertCan(actor, 'campaign.edit');
    const { id, revision, ...values } = parseInput(updateCampaignSchema, input);
    const stored = await this.stored(values);
    await this.unitOfWork.run(async (transaction) => {
      const before = await lockDraft(transaction, id, revision);
      await transaction.count(updateCampaignStatement, { ...stored, id, revision });
      const change = { before: toldOf(before), after: toldOf(values) };
      record(transaction, actor, { action: 'campaign.update', id, ...change });
    });
  }

  /** Removes a draft. @throws DomainError CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED_MEANWHILE, CAMPAIGN_NOT_A_DRAFT */
  async remove(actor: Actor, input: RemoveCampaignInput): Promise<void> {
    assertCan(actor, 'campaign.edit');
    const { id, revision } = parseInput(removeCampaignSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const before = await lockDraft(transaction, id, revision);
      await transaction.rows(removeCampaignStatement, { id, revision });
      record(transaction, actor, { action: 'campaign.remove', id, before: toldOf(before), after: null });
    });
  }

  private async find(actor: Actor, input: CampaignIdInput): Promise<CampaignRow> {
    assertCan(actor, 'campaign.edit');
    const { id } = parseInput(campaignIdSchema, input);
    const [row] = await this.queries.rows(campaignQuery, { id });
    if (!row) throw new DomainError(campaignErrors.NOT_FOUND);
    return row;
  }

  /** As it is stored: a segment keeps what of the other audience says nothing about it as none. */
  private async stored({ audience, interests, roles, schoolId, groupTag, ...content }: CampaignValues) {
    if (audience === 'NEWSLETTER')
      return { ...content, audience, interests, roles: [], schoolId: null, groupId: null, groupTag: '' };
    if (schoolId !== null) await this.assertSchool(schoolId);
    const groupId = groupTag === '' ? null : await this.classOf(groupTag);
    return { ...content, audience, interests: [], roles, schoolId, groupId, groupTag };
  }

  private async assertSchool(schoolId: string): Promise<void> {
    const [school] = await this.queries.rows(schoolNamedQuery, { schoolId });
    if (!school?.name) throw refusal(campaignErrors.SCHOOL_NOT_FOUND, 'schoolId');
  }

  private async classOf(groupTag: string): Promise<string> {
    const [found] = await this.queries.rows(classOfTagQuery, { groupTag });
    if (!found) throw refusal(campaignErrors.CLASS_NOT_FOUND, 'groupTag');
    return found.id;
  }
}

/** Said at the field it is about. */
const refusal = (definition: ErrorDefinition, path: keyof CampaignValues): DomainError =>
  new DomainError(definition, { issues: [{ path, message: definition.message }] });

/** @throws DomainError CAMPAIGN_NOT_FOUND, CAMPAIGN_NOT_A_DRAFT, CAMPAIGN_CHANGED_MEANWHILE */
export async function lockDraft(
  transaction: Transaction,
  id: string,
  revision: number,
): Promise<CampaignRow> {
  const [row] = await transaction.rows(lockCampaignStatement, { id });
  if (!row) throw new DomainError(campaignErrors.NOT_FOUND);
  if (row.state !== 'DRAFT') throw new DomainError(campaignErrors.NOT_A_DRAFT);
  if (row.revision !== revision) throw new DomainError(campaignErrors.CHANGED_MEANWHILE);
  return row;
}

/** What the audit log keeps of a campaign. */
const toldOf = ({
  name,
  topic,
  subject,
  audience,
  interests,
  roles,
  schoolId,
  groupTag,
}: CampaignValues) => ({ name, topic, subject, audience, interests, roles, schoolId, groupTag });

export const record = auditOf('campaign');
