import { setTimeout } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import type { PlannedWrite } from './writes.ts';

/** Waits before a write is sent again, and for one answer. In ms. */
const again = 500;
const answerWithin = 10_000;

/** Sends writes at a steady rate, each until it is acknowledged, as the front end does with what somebody wrote. */
export class Load {
  /** Refusals that no trying again would have mended, by their code: there should be none. */
  readonly refusals = new Map<string, number>();
  private readonly open = new Set<Promise<void>>();
  private ended = false;
  private sent = 0;
  private answered = 0;
  private readonly url: string;
  private readonly ledger: Ledger;
  private readonly plan: (n: number) => PlannedWrite;

  constructor(url: string, ledger: Ledger, plan: (n: number) => PlannedWrite) {
    this.url = url;
    this.ledger = ledger;
    this.plan = plan;
  }

  /** Begins; ends with `end`. */
  async run(perSecond: number): Promise<void> {
    const started = performance.now();
    while (!this.ended) {
      await setTimeout(Math.max(0, started + (this.sent * 1_000) / perSecond - performance.now()));
      const write = this.writeSurely(this.plan(this.sent));
      this.sent += 1;
      this.open.add(write);
      void write.finally(() => this.open.delete(write));
    }
  }

  /** Waits until so many more writes are acknowledged. */
  async untilAnswered(more: number): Promise<void> {
    const enough = this.answered + more;
    while (this.answered < enough) await setTimeout(20);
  }

  /** Sends no more, and waits until each that was sent is acknowledged or refused. */
  async end(): Promise<void> {
    this.ended = true;
    await Promise.all(this.open);
  }

  private async writeSurely(write: PlannedWrite): Promise<void> {
    for (;;) {
      const outcome = await this.tryOnce(write);
      if (outcome === 'again') {
        await setTimeout(again);
        continue;
      }
      if (outcome === 'done') this.ledger.add(write);
      else this.refusals.set(outcome, (this.refusals.get(outcome) ?? 0) + 1);
      this.answered += 1;
      return;
    }
  }

  /** @returns `done`, `again` when nobody answered or the server had trouble of its own, or the code of its refusal */
  private async tryOnce({ call, kind }: PlannedWrite): Promise<string> {
    try {
      const response = await fetch(this.url + call.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...call.headers },
        body: call.body ?? '',
        signal: AbortSignal.timeout(answerWithin),
      });
      const { errors, error } = (await response.json()) as Answer;
      const refusal = errors?.[0]?.extensions ?? error;
      if (response.ok && refusal === undefined) return 'done';
      const status = refusal?.status ?? response.status;
      return status >= 500 ? 'again' : `${kind}: ${refusal?.code ?? String(status)}`;
    } catch {
      return 'again';
    }
  }
}

interface Refusal {
  readonly code?: string;
  readonly status?: number;
}

interface Answer {
  readonly errors?: readonly { readonly extensions?: Refusal }[];
  readonly error?: Refusal;
}
