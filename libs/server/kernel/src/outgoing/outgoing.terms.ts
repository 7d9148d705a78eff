/** Injection token of the terms. */
export const OUTGOING_TERMS = Symbol('OUTGOING_TERMS');

/** How long others are waited for, and when we stop asking them. */
export interface OutgoingTerms {
  /** A whole call that a person waits for, in ms. */
  readonly personMilliseconds: number;
  /** A whole call in a job, in ms. */
  readonly jobMilliseconds: number;
  /** Outages in a row after which a target is left alone. */
  readonly failures: number;
  /** A target that is left alone is asked again this often, by one call, in seconds. */
  readonly retrySeconds: number;
}

export const outgoingTerms: OutgoingTerms = {
  personMilliseconds: 5_000,
  jobMilliseconds: 20_000,
  failures: 3,
  retrySeconds: 10,
};

/** A delivery that waits for a target longer than this is parked, in hours. */
export const waitForTargetHours = 24;
