import { whenOrphaned } from '../bootstrap/enter.mjs';
import { say } from './terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A Ctrl-C reaches this process twice, from the terminal and from npm, which passes it on. What comes this soon after
 * the first is the same wish. Milliseconds.
 */
const SAME_WISH = 1_000;

/** Something that has to be put down again at the end. */
export interface Closable {
  /** Ends it in an orderly way. */
  close(): Promise<void>;
  /** Ends it at once, without waiting for anything. */
  force?(): void;
}

/**
 * The life of the launcher: start what is asked for, hold it, and put everything down again in reverse order,
 * whether the end comes by a signal, by a failed start or because a part has died.
 */
export class Lifecycle {
  readonly #controller = new AbortController();
  readonly #closables: Closable[] = [];
  #starting: Promise<void> = Promise.resolve();
  #ending = false;
  #askedAt = 0;

  /** Aborted as soon as the end begins. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Registers something to be put down at the end. */
  own(closable: Closable): void {
    this.#closables.push(closable);
  }

  /** Runs the start. A failed one ends the process with code 1 after a sentence. */
  run(start: () => Promise<void>): void {
    this.takeSignals();
    // A terminal that was closed takes no more lines; what was started must still be put down.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    // Whoever started this process was killed outright.
    process.on('disconnect', this.#onEnd);
    if (process.channel === undefined) whenOrphaned(this.#onEnd);
    this.#starting = start();
    this.#starting.catch((error: unknown) => this.end(1, this.#ending ? undefined : describe(error)));
  }

  /**
   * Makes this the only one that answers signals. Vite's development server, for one, ends the whole process at
   * once, with everything else still open.
   */
  takeSignals(): void {
    for (const name of SIGNALS) {
      process.removeAllListeners(name);
      process.on(name, this.#onSignal);
    }
  }

  /** Puts everything down and ends the process. */
  async end(code: number, why?: string): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    if (why !== undefined) process.stderr.write(`\n${why}\n`);
    this.#controller.abort();
    // What is just being started is waited for: only then is it known how to put it down.
    await this.#starting.catch(() => undefined);
    for (const closable of this.#closables.reverse()) {
      await closable.close().catch((error: unknown) => process.stderr.write(`${describe(error)}\n`));
    }
    process.exit(code);
  }

  readonly #onSignal = (signal: NodeJS.Signals): void => {
    if (!this.#ending) return this.#onEnd();
    // Supervisors and closing terminals repeat themselves; only a person's second Ctrl-C means "at once".
    if (signal !== 'SIGINT' || performance.now() - this.#askedAt < SAME_WISH) return;
    for (const closable of this.#closables) closable.force?.();
    process.exit(130);
  };

  readonly #onEnd = (): void => {
    if (this.#ending) return;
    this.#askedAt = performance.now();
    say('\nStopping …');
    void this.end(0);
  };
}

/** Errors made for people are one sentence; anything else is a fault of the program and needs its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ['LaunchError', 'PostgresStartError'].includes(error.name)
    ? error.message
    : (error.stack ?? error.message);
}
