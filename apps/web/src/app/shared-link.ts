import { type SharedLink, sharedLinkElementId } from '@lyceum/contracts/common';

let hasGreeted = false;

/** What the server wrote into this page about the link it was opened by; null where it may tell nothing of it. */
function readSharedLink(): SharedLink | null {
  const block = document.getElementById(sharedLinkElementId)?.textContent;
  return block ? (JSON.parse(block) as SharedLink) : null;
}

/** Where a visitor is greeted who should log in to go on to `next`; null where nothing greets them, or has done so. */
export function greetingPath(next: string | undefined): string | null {
  if (hasGreeted || !next?.startsWith('/thread/') || !readSharedLink()) return null;
  return next.replace('thread', 'shared');
}

/** With what a visitor of this path is greeted; null of a path this page tells nothing of. */
export function greetWith(path: string): SharedLink | null {
  hasGreeted = true;
  const link = readSharedLink();
  return link?.path === path ? link : null;
}
