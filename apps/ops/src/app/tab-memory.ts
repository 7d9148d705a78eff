import type { Session } from '@lyceum/session';

/** What the console keeps in a tab over a reload is named so, and goes with the person. */
const prefix = 'lyceum.ops.';
const ownerKey = `${prefix}of`;

const forgetters = new Set<() => void>();

/** Has something that names people forgotten when somebody else, or nobody, looks at this tab. */
export function forgottenWithSession(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * What a tab remembers is for one person: it is forgotten however their session ends, also in another tab or before this
 * page was loaded, and again when the next one comes, as screens that are left behind remember how they stood.
 */
export function forgetsWithSession(session: Session): () => void {
  let owner = storedOwner();
  const follow = (): void => {
    const next = session.state.user?.id ?? null;
    if (next === owner) return;
    owner = next;
    forgetAll(next);
  };
  follow();
  return session.subscribe(follow);
}

function forgetAll(next: string | null): void {
  for (const forget of forgetters) forget();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    if (next !== null) sessionStorage.setItem(ownerKey, next);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function storedOwner(): string | null {
  try {
    return sessionStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}
