import { authErrors } from '@lyceum/contracts/auth';
import { ApiError } from '@lyceum/session';

/** Whether the server says that a link is used, too old or none at all. Other refusals may pass. */
export function isDeadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === authErrors.LINK_NOT_VALID.code || error.issues.some(({ path }) => path.endsWith('code'))
  );
}

/** Does what a link is for, or says that the link is dead. */
export async function orDead(act: () => Promise<void>, onDead: () => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isDeadLink(error)) throw error;
    onDead();
  }
}
