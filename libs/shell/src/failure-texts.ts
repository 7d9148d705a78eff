import { ApiError, NetworkError } from '@lyceum/session';

/** The part of an ErrorState that depends on the failure. */
export interface FailureTexts {
  description?: string;
  reference?: string;
}

/** What a person may read about a failure: the server's own words, a missing network, and nothing of a bug of ours. */
export function failureTexts(error: unknown): FailureTexts {
  if (error instanceof NetworkError) return { description: error.message };
  if (!(error instanceof ApiError)) return {};
  return { description: error.message, ...(error.logId !== undefined && { reference: error.logId }) };
}
