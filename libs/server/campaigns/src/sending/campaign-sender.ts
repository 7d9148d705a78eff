import { CONFIG, type Config, PreparedQueries, TargetUnavailableError, UnitOfWork } from '@lyceum/kernel';
import { Mailer, MailForLaterError } from '@lyceum/mail';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CampaignMails } from '../writing/campaign-mails';
import {
  type ClaimedRow,
  claimStatement,
  finishStatement,
  postponeStatement,
  releaseStatement,
  sendingQuery,
  type SentCampaignRow,
  settleStatement,
  startOneStatement,
  startStatement,
  writeRecipientsStatement,
} from './sending.statements';

/** Mails claimed at once; so many at a time are with the mail server, as its connections are. */
const claimedAtOnce = 30;
const sentAtATime = 3;

/** What is claimed is given back where it was not tried within so many ms: well before another process may claim it. */
const triedWithin = 100_000;

/** Mails that no server took, one after the other, before a run ends: the server is away, rather than a mailbox. */
const outagesInARow = 5;

/** One run of sending, over all campaigns. */
interface Run {
  readonly until: number;
  outages: number;
}

/**
 * Sends campaigns (checklist line 237). All that is known is in rows: whoever is killed leaves what it had claimed to the next, and
 * of that only mails whose answer was lost go out twice, under one `Message-ID`.
 */
@Injectable()
export class CampaignSender implements BeforeApplicationShutdown {
  private readonly perMinute: number;
  private isStopping = false;

  constructor(
    @Inject(CONFIG) { CAMPAIGN_MAILS_PER_MINUTE }: Pick<Config, 'CAMPAIGN_MAILS_PER_MINUTE'>,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: CampaignMails,
    private readonly mailer: Mailer,
  ) {
    this.perMinute = CAMPAIGN_MAILS_PER_MINUTE;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /** Starts one that is to be sent now, should it be. */
  async start(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const [started] = await transaction.rows(startOneStatement, { id });
      if (started) await transaction.count(writeRecipientsStatement, { id });
    });
  }

  /** Starts what is due, and sends until the minute's mails are out, nothing is left or the time is over. @param seconds at most */
  async run(seconds: number): Promise<void> {
    while (await this.startNext());
    const run: Run = { until: Date.now() + seconds * 1_000, outages: 0 };
    for (const campaign of await this.queries.rows(sendingQuery))
      while (this.goesOn(run) && (await this.sendSome(campaign, run)));
    await this.queries.count(finishStatement);
  }

  private goesOn({ until, outages }: Run): boolean {
    return !this.isStopping && outages < outagesInARow && Date.now() < until;
  }

  /** @returns whether one was due */
  private startNext(): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      const [started] = await transaction.rows(startStatement);
      if (started) await transaction.count(writeRecipientsStatement, { id: started.id });
      return started !== undefined;
    });
  }

  /** @returns whether there was anything to be claimed */
  private async sendSome(campaign: SentCampaignRow, run: Run): Promise<boolean> {
    const values = { campaignId: campaign.id, count: claimedAtOnce, perMinute: this.perMinute };
    const claimed = await this.queries.rows(claimStatement, values);
    const waiting = claimed.filter(({ state }) => state === 'CLAIMED');
    const until = Math.min(run.until, Date.now() + triedWithin);
    const sendInTurn = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (!this.goesOn({ ...run, until })) return void waiting.unshift(next);
        await this.send(campaign, next, run);
      }
    };
    await Promise.all(Array.from({ length: sentAtATime }, sendInTurn));
    if (waiting.length > 0) await this.queries.count(releaseStatement, { ids: waiting.map(({ id }) => id) });
    return claimed.length > 0;
  }

  private async send(campaign: SentCampaignRow, recipient: ClaimedRow, run: Run): Promise<void> {
    const { id } = recipient;
    try {
      await this.mailer.send(this.mails.to(campaign, recipient));
    } catch (error) {
      run.outages = isAway(error) ? run.outages + 1 : 0;
      if (error instanceof TargetUnavailableError) {
        await this.queries.count(postponeStatement, { id, reason: error.reason });
      } else await this.settle(id, 'FAILED', error instanceof Error ? error.message : String(error));
      return;
    }
    run.outages = 0;
    await this.settle(id, 'SENT', null);
  }

  private async settle(id: string, state: 'SENT' | 'FAILED', reason: string | null): Promise<void> {
    await this.queries.count(settleStatement, { id, state, reason });
  }
}

/** No server took it: one that asks to bring it later, or refuses it, is there. */
const isAway = (error: unknown): boolean =>
  error instanceof TargetUnavailableError && !(error instanceof MailForLaterError);
