import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { ApiError, NetworkError } from '@lyceum/session';
import * as messages from './forms.messages';
import { waitText } from './wait-text';

/** What a refused form shows: texts below fields, and one for the form as a whole. */
export interface FormFailure {
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly general: string | null;
  /** Id of the failure in the server's log. */
  readonly reference: string | undefined;
}

/** Refusals that are about one field although the server names none: the first of these the form has. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  [authErrors.PASSWORD_TOO_COMMON.code]: ['newPassword', 'password'],
  [authErrors.PASSWORD_WRONG.code]: ['currentPassword', 'password'],
  [authErrors.SECOND_FACTOR_WRONG.code]: ['code'],
};

/** Sorts a failed submission to the fields it is about. Issues of fields the form does not have become general. */
export function readFailure(error: unknown, fields: readonly string[]): FormFailure {
  if (error instanceof NetworkError) return general(error.message);
  if (!(error instanceof ApiError)) return general(commonErrors.INTERNAL.message);
  const field = fieldsOfCode[error.code]?.find((candidate) => fields.includes(candidate));
  if (field !== undefined) return withFields({ [field]: error.message });
  const issues = error.issues.map(({ path, message }) => ({ field: path.split('.').at(-1) ?? '', message }));
  const known = issues.filter((issue) => fields.includes(issue.field));
  // The first issue of a field is the one to mend first.
  if (known.length > 0)
    return withFields(Object.fromEntries(known.reverse().map((issue) => [issue.field, issue.message])));
  return general(issues[0]?.message ?? refusalText(error), error.logId);
}

/** The server's own words; where it told a wait, with the wait: 'Too many tries. Try again in 2 minutes.' */
export function refusalText({ message, status, retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === undefined || status !== 429) return message;
  return messages.tooManyTries({ wait: waitText(retryAfterSeconds) });
}

function general(message: string, reference?: string): FormFailure {
  return { fieldErrors: {}, general: message, reference };
}

function withFields(fieldErrors: Record<string, string>): FormFailure {
  return { fieldErrors, general: null, reference: undefined };
}
