import { commonErrors } from '@lyceum/contracts/common';
import { ApiError, renewToken } from '@lyceum/session';
import { ConfirmNameDocument, execute } from '@lyceum/web-graphql';

interface ConfirmedName {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'STUDENT' | 'TEACHER' | null;
}

/**
 * Records the names, and has the token say them (checklist lines 42, 43).
 * @throws ApiError with the issues of a name that breaks a rule, else with the one text for whatever failed
 */
export async function confirmName(input: ConfirmedName): Promise<void> {
  try {
    await execute(ConfirmNameDocument, input);
  } catch (error) {
    if (error instanceof ApiError && error.issues.length > 0) throw error;
    // 'Sorry, something went wrong. Please try again.', whatever it was.
    throw new ApiError(commonErrors.INTERNAL);
  }
  // The names are recorded; a token that says the old ones is renewed with the next one at the latest.
  await renewToken().catch(() => undefined);
}
