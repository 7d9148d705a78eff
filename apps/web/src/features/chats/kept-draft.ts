/** How the keys begin under which this browser keeps what is being written in chats; whoever logs out leaves nothing of it. */
export const chatDraftPrefix = 'lyceum.chat-draft.';

const keyOf = (me: string, chatId: string): string => `${chatDraftPrefix}${me}.${chatId}`;

/** What somebody began to write in a chat. */
export function keptDraft(me: string, chatId: string): string {
  try {
    return localStorage.getItem(keyOf(me, chatId)) ?? '';
  } catch {
    return '';
  }
}

/** Answers whether the browser has kept it. */
export function keepDraft(me: string, chatId: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(me, chatId));
    else localStorage.setItem(keyOf(me, chatId), text);
    return true;
  } catch {
    return false;
  }
}
