import type { ConfirmRequest } from './confirm-dialog';
import { feedbackHost } from './feedback-channel';

/**
 * Asks before something that matters happens. Resolves `true` only when the person confirms; closing the
 * dialog in any other way is a no. Needs a mounted `LyceumProvider`.
 */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  const host = await feedbackHost();
  return host.askConfirmation(request);
}
