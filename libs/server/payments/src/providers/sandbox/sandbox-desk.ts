import { randomUUID } from 'node:crypto';
import {
  orderErrors,
  type SandboxActInput,
  sandboxActSchema,
  type SandboxCard,
  sandboxCode,
  type SandboxPayment,
  type SandboxState,
} from '@lyceum/contracts/payments';
import {
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
  type ReportSignature,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { sandboxName, sandboxSignature, sandboxSignatureHeader } from './sandbox.provider';
import type { SandboxEvent } from './sandbox.schema';
import { sandboxQuery, type SandboxRow, setSandboxStateStatement } from './sandbox.statements';

/** Whose turn it is after a card was shown. */
const stateOfCard: Readonly<Record<SandboxCard, SandboxState>> = {
  PAYS: 'PAID',
  DECLINED: 'DECLINED',
  ASKS: 'ASKED',
  SILENT: 'THINKING',
  LATE: 'THINKING',
};

/** Of 100 minor units the sandbox keeps so many hundredths. */
const feePercent = 2.9;

/** Where payments of the sandbox are made, as on a provider's own page, by whoever has a payment's name. It reports through our real door. */
@Injectable()
export class SandboxDesk {
  private readonly signature: ReportSignature;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'JWT_SECRET' | 'takesSandboxPayments'>,
    private readonly queries: PreparedQueries,
    private readonly host: HttpAdapterHost,
  ) {
    this.signature = sandboxSignature(config);
  }

  /** @throws DomainError ORDER_NOT_FOUND, also where there is no sandbox */
  async payment(ref: string): Promise<SandboxPayment> {
    const { title, method, amountMinor, currency, state, returnUrl } = await this.row(ref);
    return { title, method, amountMinor, currency, state, returnUrl };
  }

  /**
   * Does something with a payment, and reports what became of it, as often as is wanted.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_SANDBOX_OVER, ORDER_SANDBOX_WRONG_CODE
   */
  async act(ref: string, input: SandboxActInput): Promise<SandboxPayment> {
    const { act, card, code, times } = parseInput(sandboxActSchema, input);
    const row = await this.row(ref);
    if (act === 'CODE' && code !== sandboxCode) throw new DomainError(orderErrors.SANDBOX_WRONG_CODE);
    const to: SandboxState =
      act === 'CARD' ? stateOfCard[card ?? 'PAYS'] : act === 'REFUSE' ? 'DECLINED' : 'PAID';
    const from: SandboxState[] = act === 'CODE' ? ['ASKED'] : ['OPEN', 'ASKED', 'THINKING'];
    const feeMinor = to === 'PAID' ? Math.floor((row.amountMinor * feePercent) / 100) : 0;
    if ((await this.queries.count(setSandboxStateStatement, { ref, to, from, feeMinor })) === 0)
      throw new DomainError(orderErrors.SANDBOX_OVER);
    if (to === 'PAID' || to === 'DECLINED') await this.report({ ...row, feeMinor }, to, times);
    return this.payment(ref);
  }

  private async row(ref: string): Promise<SandboxRow> {
    const [row] = this.config.takesSandboxPayments ? await this.queries.rows(sandboxQuery, { ref }) : [];
    if (!row) throw new DomainError(orderErrors.NOT_FOUND);
    return row;
  }

  private async report(
    { ref, key, amountMinor, currency, feeMinor }: SandboxRow & { readonly feeMinor: number },
    state: SandboxState,
    times: number,
  ): Promise<void> {
    const event: SandboxEvent = {
      id: `evt_${randomUUID()}`,
      type: state === 'PAID' ? 'payment.paid' : 'payment.declined',
      payment: { ref, key },
      amount: amountMinor,
      currency,
      fee: feeMinor,
      decline: state === 'PAID' ? null : 'The bank declined the card.',
    };
    for (let time = 0; time < times; time += 1) await this.send(JSON.stringify(event));
  }

  /** Knocks at the door of this very server, as a provider would from outside. */
  private async send(payload: string): Promise<void> {
    const { statusCode } = await this.host.httpAdapter.getInstance<FastifyInstance>().inject({
      method: 'POST',
      url: `/webhooks/payments/${sandboxName}`,
      headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: this.signature.sign(payload) },
      payload,
    });
    if (statusCode !== 200) throw new Error(`The report of the sandbox was answered ${String(statusCode)}`);
  }
}
