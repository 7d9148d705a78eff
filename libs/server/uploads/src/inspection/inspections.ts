import { Inject, Injectable } from '@nestjs/common';
import { uploadsErrors, uploadsLimits } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/** How much one process looks into at a time. */
export interface InspectionTerms {
  /** Files looked into at the same time; a large picture takes some hundred megabytes meanwhile. */
  readonly places: number;
  /** How long one may take as a whole, in milliseconds. */
  readonly milliseconds: number;
}

/** Injection token of the terms. */
export const INSPECTION_TERMS = Symbol('INSPECTION_TERMS');

export const inspectionTerms: InspectionTerms = {
  places: uploadsLimits.checksAtOnce,
  milliseconds: uploadsLimits.checkMinutes * 60_000,
};

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/** What held it up may have passed by then. */
const retryAfterSeconds = 60;

/**
 * Lets only so many files be looked into at the same time in this process. Nobody has more than one of the places, and
 * who waits takes turns: somebody with one file never waits for more than one of each other person's.
 */
@Injectable()
export class Inspections {
  private readonly running = new Set<string>();
  /** What each waits for, who waits longest first. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(@Inject(INSPECTION_TERMS) private readonly terms: InspectionTerms) {}

  /**
   * Runs a piece of somebody's work when it is their turn.
   * @param work must stop when the signal says so; it is not waited for any longer, and its place is free again
   * @throws DomainError UPLOADS_TOOK_TOO_LONG
   */
  async run<Result>(personId: string, work: Work<Result>): Promise<Result> {
    await this.turnOf(personId);
    try {
      return await inTime(this.terms.milliseconds, work);
    } finally {
      this.running.delete(personId);
      this.admit();
    }
  }

  private turnOf(personId: string): Promise<void> {
    return new Promise<void>((resolve) => {
      this.waiting.set(personId, [...(this.waiting.get(personId) ?? []), resolve]);
      this.admit();
    });
  }

  private admit(): void {
    for (const [personId, turns] of [...this.waiting]) {
      if (this.running.size >= this.terms.places) return;
      if (this.running.has(personId)) continue;
      const [next, ...later] = turns;
      this.running.add(personId);
      // Behind everybody who waits already.
      this.waiting.delete(personId);
      if (later.length > 0) this.waiting.set(personId, later);
      next?.();
    }
  }
}

async function inTime<Result>(milliseconds: number, work: Work<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DomainError(uploadsErrors.TOOK_TOO_LONG, { retryAfterSeconds }));
  }, milliseconds);
  try {
    return await orAborted(controller.signal, work(controller.signal));
  } finally {
    clearTimeout(timer);
  }
}

/** What becomes of the work, or why it is not waited for any longer. */
export async function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
