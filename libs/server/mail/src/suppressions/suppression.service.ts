import {
  type LiftSuppressionsInput,
  liftSuppressionsSchema,
  mailReportErrors,
  mailReportSchema,
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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { liftStatement, noteReportStatement, suppressionQuery } from './suppression.statements';

/** Addresses that get account mails alone (checklist line 221, decision 70). */
@Injectable()
export class SuppressionService {
  private readonly logger = new Logger(SuppressionService.name);
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
   * may come again, and one that is none keeps no other from being taken. @returns how many were understood
   * @throws DomainError INVALID_INPUT where none is, MAIL_REPORT_NOT_TAKEN where no secret is configured, MAIL_REPORT_BAD_SIGNATURE
   */
  async take(body: Buffer, signature: string | string[] | undefined): Promise<number> {
    if (!this.signature) throw new DomainError(mailReportErrors.NOT_TAKEN);
    if (!this.signature.isRight(body, signature)) throw new DomainError(mailReportErrors.BAD_SIGNATURE);
    const { reports } = parseInput(mailReportsSchema, readJson(body));
    const understood = reports.flatMap((report) => mailReportSchema.safeParse(report).data ?? []);
    if (understood.length === 0) parseInput(mailReportSchema, reports[0] as never);
    if (understood.length < reports.length)
      this.logger.warn(`${String(reports.length - understood.length)} reports about mails were none`);
    for (const { isPermanent, ...report } of understood)
      if (report.kind === 'COMPLAINT' || isPermanent) await this.queries.count(noteReportStatement, report);
    return understood.length;
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
