import {
  campaignErrors,
  campaignLimits,
  type CampaignMove,
  campaignMoves,
  type MoveCampaignInput,
  moveCampaignSchema,
  type ScheduleCampaignInput,
  scheduleCampaignSchema,
} from '@lyceum/contracts/campaigns';
import type { AuditAction } from '@lyceum/contracts/ops';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { CampaignDue } from '../campaigns.events';
import { lockDraft, record } from '../writing/campaign.service';
import {
  campaignQuery,
  countRecipientsQuery,
  moveCampaignStatement,
  scheduleCampaignStatement,
} from '../writing/campaign.statements';

const dayMilliseconds = 86_400_000;

const actionOf = {
  UNSCHEDULE: 'campaign.unschedule',
  PAUSE: 'campaign.pause',
  RESUME: 'campaign.resume',
  CANCEL: 'campaign.cancel',
} as const satisfies Record<CampaignMove, AuditAction>;

/** Sends campaigns, halts and ends them (checklist line 237). Every change leaves an audit row. */
@Injectable()
export class CampaignDeskService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Has a draft sent as the caller saw it, at a time or now. Of two who do so at the same time, one does.
   * @throws DomainError CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED_MEANWHILE, CAMPAIGN_NOT_A_DRAFT, CAMPAIGN_NOBODY, CAMPAIGN_IN_THE_PAST
   */
  async schedule(actor: Actor, input: ScheduleCampaignInput): Promise<void> {
    assertCan(actor, 'campaign.send');
    const { id, revision, at } = parseInput(scheduleCampaignSchema, input);
    assertAhead(at);
    await this.unitOfWork.run(async (transaction) => {
      await lockDraft(transaction, id, revision);
      const [counted] = await transaction.rows(countRecipientsQuery, { id });
      const recipients = counted?.count ?? 0;
      if (recipients === 0) throw new DomainError(campaignErrors.NOBODY);
      await transaction.rows(scheduleCampaignStatement, { id, revision, at });
      const change = { before: { state: 'DRAFT' }, after: { state: 'SCHEDULED', dueAt: at, recipients } };
      record(transaction, actor, { action: 'campaign.schedule', id, ...change });
      if (at === null) transaction.raise(CampaignDue, { campaignId: id });
    });
  }

  /**
   * Takes a scheduled one back to the drafts, pauses one, goes on with it, or ends it for good: what a process is just mailing then
   * still goes out. @throws DomainError CAMPAIGN_NOT_FOUND, CAMPAIGN_NOT_IN_STATE
   */
  async move(actor: Actor, input: MoveCampaignInput): Promise<void> {
    assertCan(actor, 'campaign.send');
    const { id, move } = parseInput(moveCampaignSchema, input);
    const { from, to } = campaignMoves[move];
    await this.unitOfWork.run(async (transaction) => {
      const [moved] = await transaction.rows(moveCampaignStatement, { id, from, to });
      if (!moved) {
        const [known] = await this.queries.rows(campaignQuery, { id });
        throw new DomainError(known ? campaignErrors.NOT_IN_STATE : campaignErrors.NOT_FOUND);
      }
      record(transaction, actor, {
        action: actionOf[move],
        id,
        before: { state: moved.before },
        after: { state: to },
      });
      if (move === 'RESUME') transaction.raise(CampaignDue, { campaignId: id });
    });
  }
}

/** @throws DomainError CAMPAIGN_IN_THE_PAST at the field */
function assertAhead(at: string | null): void {
  if (at === null) return;
  const days = (Date.parse(at) - Date.now()) / dayMilliseconds;
  if (days > 0 && days <= campaignLimits.scheduledDays) return;
  const message =
    days <= 0
      ? campaignErrors.IN_THE_PAST.message
      : `At most ${String(campaignLimits.scheduledDays)} days ahead.`;
  throw new DomainError(campaignErrors.IN_THE_PAST, { issues: [{ path: 'at', message }] });
}
