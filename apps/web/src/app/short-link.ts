import { ApiError } from '@lyceum/session';
import { execute, ShortLinkTargetDocument } from '@lyceum/web-graphql';
import { ownPath } from './next-path';

/** What staff can make; nothing else is worth a question to the server. */
const tokenForm = /^[\w.~-]{1,100}$/;

/**
 * Where a short link leads: a path of this origin, whatever the server says (checklist line 6). Null when there is no
 * such link.
 * @throws ApiError, NetworkError when the server cannot say
 */
export async function shortLinkTarget(token: string): Promise<string | null> {
  if (!tokenForm.test(token)) return null;
  try {
    const { getShortLink } = await execute(ShortLinkTargetDocument, { token });
    return ownPath(getShortLink.target);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
