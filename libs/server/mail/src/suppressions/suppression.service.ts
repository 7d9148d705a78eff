import {
  type LiftSuppressionsInput,
  liftSuppressionsSchema,
  mailReportErrors,
  mailReportsSchema,
  mailSuppressionErrors,
  campaignLimits,
} from '@lyceum/contracts/campaigns';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  bulk,
  CONFIG,
  type Config,
  DomainError,
  maskedAddress,
  parseInput,
  PreparedQueries,
  ReportSignature,
  UnitOfWork,
  WAS_SO,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { liftStatement, noteReportsStatement, suppressionQuery } from './suppression.statements';

/** Addresses that get account mails alone (checklist line 221, decision 70). */
@Injectable()
export class SuppressionService {
  private readonly signature: ReportSignature | undefined;

  constructor(
    @Inject(CONFIG) { MAIL_REPORTS_SECRET: secret }: Pick<Config, 'MAIL_REPORTS_SECRET'>,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.signature =
      secret === undefined
        ? undefined
        : new ReportSignature(Buffer.from(secret), campaignLimits.signatureSeconds);
  }

  /**
   * Takes reports of the mail service: hard bounces and complaints suppress an address, what is temporary does not. The same report
   * may come again. @returns how many were looked at
   * @throws DomainError MAIL_REPORT_NOT_TAKEN where no secret is configured, MAIL_REPORT_BAD_SIGNATURE
   */
  async take(body: Buffer, signature: string | string[] | undefined): Promise<number> {
    if (!this.signature) throw new DomainError(mailReportErrors.NOT_TAKEN);
    if (!this.signature.isRight(body, signature)) throw new DomainError(mailReportErrors.BAD_SIGNATURE);
    const { reports } = parseInput(mailReportsSchema, readJson(body));
    const counted = reports.filter(({ kind, isPermanent }) => kind === 'COMPLAINT' || isPermanent);
    const rows = counted.map(({ email, kind, reason, at }) => ({ email, reason: kind, detail: reason, at }));
    if (rows.length > 0) await this.queries.count(noteReportsStatement, { reports: JSON.stringify(rows) });
    return reports.length;
  }

  /** Has addresses written to again, each in a transaction of its own. @returns what became of each */
  async lift(actor: Actor, input: LiftSuppressionsInput): Promise<BulkResult[]> {
    assertCan(actor, 'mailSuppression.administer');
    const { ids } = parseInput(liftSuppressionsSchema, input);
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const [lifted] = await transaction.rows(liftStatement, { id });
        if (!lifted) {
          const [known] = await transaction.rows(suppressionQuery, { id });
          if (known) return WAS_SO;
          throw new DomainError(mailSuppressionErrors.NOT_FOUND);
        }
        transaction.audit({
          actorId: actor.userId,
          action: 'mailSuppression.lift',
          targetType: 'mailSuppression',
          targetId: id,
          before: { reason: lifted.reason, recipient: maskedAddress(lifted.email) },
          after: null,
        });
        return undefined;
      }),
    );
  }
}

function readJson(body: Buffer): never {
  try {
    return JSON.parse(body.toString('utf8')) as never;
  } catch {
    return null as never;
  }
}
