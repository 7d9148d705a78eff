import type { ErrorAnswer, InputIssue } from '@lyceum/contracts/common';
import { translated } from '@lyceum/contracts/messages';
import * as messages from './session.messages';

/** The server refused or failed. `message` is the catalogue's text, in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** Fields that broke a rule; empty where the refusal is about something else. */
  readonly issues: readonly InputIssue[];
  readonly requestId: string | undefined;
  /** Set when the cause is unknown and stands in the server's log under this id. */
  readonly logId: string | undefined;
  /** How long to wait before trying again, where the server said so (429): seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: ErrorAnswer, retryAfterSeconds?: number) {
    super(translated(answer.message));
    this.code = answer.code;
    this.status = answer.status;
    this.issues = (answer.issues ?? []).map((issue) => ({ ...issue, message: translated(issue.message) }));
    this.requestId = answer.requestId;
    this.logId = answer.logId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer arrived: the device is offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super(messages.cannotReachServer(), options);
  }
}

/** Whether trying again could help: nothing arrived, or the server had trouble of its own. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
