import { orderErrors } from '@lyceum/contracts/payments';
import { DomainError, UnitOfWork } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { ProviderReported } from '../payments.events';
import {
  type IncomingReport,
  isOurs,
  noted,
  type Report,
  reportSchema,
} from '../providers/payment-provider.port';
import { PaymentProviders } from '../providers/payment-providers';
import { keepReportStatement } from '../settlement/settlement.statements';

/** Takes in what providers report. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger(WebhookService.name);

  constructor(
    private readonly providers: PaymentProviders,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Keeps what a provider has signed, and has it worked on; the same report once, however often it comes.
   * @throws DomainError ORDER_NOT_FOUND where there is no such provider here, ORDER_BAD_SIGNATURE
   */
  async take(name: string, incoming: IncomingReport): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider) throw new DomainError(orderErrors.NOT_FOUND);
    const said = await provider.read(incoming);
    const { data: report, error } = reportSchema.safeParse(isOurs(said) ? said : noted(said.eventId));
    if (error) {
      this.logger.error({ provider: name, issues: error.issues }, 'A provider reports what cannot be');
      throw error;
    }
    // What is of no concern to us may tell of anybody.
    await this.keep(name, report, report.kind === 'OTHER' ? '' : incoming.body.toString('utf8'));
  }

  /** Keeps a report, to be worked on once. @param body as it came */
  async keep(provider: string, report: Report, body: string): Promise<void> {
    const { eventId, attemptId } = report;
    const kept = { provider, eventId, attemptId, report, body };
    await this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(keepReportStatement, kept);
      if (row) transaction.raise(ProviderReported, row);
    });
  }
}
