import { positionPrefix } from '../../features/classes/recordings/kept-position';
import { chatOutboxPrefix } from '../../features/chats/log/chat-outbox-prefix';
import { chatDraftPrefix } from '../../features/chats/kept-draft';
import { signOut } from '@lyceum/session';
import { confirm } from '@lyceum/ui';
import { draftPrefix, outboxPrefix, searchesPrefix } from './draft-prefix';
import * as messages from './shell.messages';

/** How long log-out waits for what is being written to be saved, in ms. */
const patience = 1_500;

/** Asks, and signs out on yes (checklist line 29). The router then shows the landing page. */
export async function askToLogOut(): Promise<void> {
  const isSure = await confirm({
    title: messages.logOut(),
    message: messages.areYouSureQuestion(),
    confirmLabel: messages.yes(),
    cancelLabel: messages.no(),
  });
  if (!isSure) return;
  await Promise.race([settleDrafts(), new Promise((resolve) => setTimeout(resolve, patience))]);
  removeDrafts();
  signOut();
}

async function settleDrafts(): Promise<void> {
  try {
    const { settleOpenDrafts } = await import('../../features/forum/drafts/open-drafts');
    await settleOpenDrafts();
  } catch {
    // Nothing may keep anybody from logging out.
  }
}

const prefixes = [
  draftPrefix,
  outboxPrefix,
  searchesPrefix,
  positionPrefix,
  chatDraftPrefix,
  chatOutboxPrefix,
] as const;

/** Whoever uses this browser next finds nothing of what was written or looked for (checklist line 120). */
function removeDrafts(): void {
  const keys = Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  for (const key of keys) localStorage.removeItem(key);
}
