import { authErrors, authLimits } from '@lyceum/contracts/auth';
import { DomainError } from '@lyceum/kernel';

let known: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of leaks, of those long enough to be allowed at all; read when first needed. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const lists = [dictionary['passwords-common']];
  return new Set(lists.flat().filter((password) => password.length >= authLimits.passwordMinimum));
}

/**
 * Refuses a new password that is among the commonest, however it is capitalised (checklist line 41).
 * @param field of the input that holds it @throws DomainError AUTH_PASSWORD_TOO_COMMON with an issue on that field
 */
export async function assertUncommonPassword(password: string, field: string): Promise<void> {
  known ??= commonPasswords();
  if (!(await known).has(password.toLowerCase())) return;
  const { message } = authErrors.PASSWORD_TOO_COMMON;
  throw new DomainError(authErrors.PASSWORD_TOO_COMMON, { issues: [{ path: field, message }] });
}
