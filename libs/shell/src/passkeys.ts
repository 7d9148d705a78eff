import { authErrors } from '@lyceum/contracts/auth';
import * as messages from './passkeys.messages';

/** The browser or the user did not go through with a passkey. `message` is fit for the user to read. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

type Ceremony = 'use' | 'make';

/**
 * Runs the browser's own passkey dialog on the options a server call answered; the response goes back to the server.
 * The library is loaded for it.
 * @throws PasskeyError when the user closed the dialog, or the device refused
 */
export async function runPasskeyDialog(
  ceremony: Ceremony,
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The options are the server's, made by the same library; nothing here depends on what is in them.
    const response =
      ceremony === 'use'
        ? await startAuthentication({ optionsJSON: options as never })
        : await startRegistration({ optionsJSON: options as never });
    return { ...response };
  } catch (error) {
    throw new PasskeyError(dialogFailureText(error), { cause: error });
  }
}

/** What to read about a dialog that came to nothing. `NotAllowedError` is also what browsers say to a closed one. */
export function dialogFailureText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return messages.alreadyHere();
  if (name === 'NotAllowedError' || name === 'AbortError') return messages.notUsed();
  return authErrors.PASSKEY_NOT_ACCEPTED.message;
}
