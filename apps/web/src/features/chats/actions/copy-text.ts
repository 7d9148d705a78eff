import { toast } from '@lyceum/ui';
import * as messages from '../chats.messages';

/** Copies what somebody wrote, and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(messages.textCopied());
  } catch {
    toast.error(messages.textNotCopied());
  }
}
