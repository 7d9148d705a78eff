import { authErrors, commonErrors } from '@lyceum/contracts';
import { ApiError, NetworkError } from '@lyceum/session';

/** What a refused form shows: texts below fields, and one for the form as a whole. */
export interface FormFailure {
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly general: string | null;
  /** Id of the failure in the server's log. */
  readonly reference: string | undefined;
}

/** Refusals that are about one field although the server names none. */
const fieldOfCode: Readonly<Record<string, string>> = { [authErrors.EMAIL_TAKEN.code]: 'email' };

/** Sorts a failed submission to the fields it is about. Issues of fields the form does not have become general. */
export function readFailure(error: unknown, fields: readonly string[]): FormFailure {
  if (error instanceof NetworkError) return general(error.message);
  if (!(error instanceof ApiError)) return general(commonErrors.INTERNAL.message);
  const field = fieldOfCode[error.code];
  if (field !== undefined && fields.includes(field)) return withFields({ [field]: error.message });
  const issues = error.issues.map(({ path, message }) => ({ field: path.split('.').at(-1) ?? '', message }));
  const known = issues.filter((issue) => fields.includes(issue.field));
  // The first issue of a field is the one to mend first.
  if (known.length > 0)
    return withFields(Object.fromEntries(known.reverse().map((issue) => [issue.field, issue.message])));
  return general(issues[0]?.message ?? error.message, error.logId);
}

function general(message: string, reference?: string): FormFailure {
  return { fieldErrors: {}, general: message, reference };
}

function withFields(fieldErrors: Record<string, string>): FormFailure {
  return { fieldErrors, general: null, reference: undefined };
}
