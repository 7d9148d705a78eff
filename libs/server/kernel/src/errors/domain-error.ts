import { type ErrorDefinition, fillMessage, type InputIssue } from '@lyceum/contracts/common';

interface DomainErrorDetails {
  /** Values for the `{name}` parameters of the catalogue text. */
  parameters?: Readonly<Record<string, string | number>>;
  /** Which fields broke a rule, for an input error. */
  issues?: readonly InputIssue[];
  /** After how many seconds the same call may be answered differently. */
  retryAfterSeconds?: number;
  /** What led here; logged, never answered. */
  cause?: unknown;
}

/** A rule said no. Services throw it with an entry of the error catalogue; each door's mapper turns it into an answer. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly status: number;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(definition: ErrorDefinition, details: DomainErrorDetails = {}) {
    super(fillMessage(definition.message, details.parameters), { cause: details.cause });
    this.code = definition.code;
    this.status = definition.status;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
