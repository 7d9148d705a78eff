import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { couldNotSend } from './chats.messages';

/** Says why something did not work. */
export function showFailure(error: unknown): void {
  toast.error(readFailure(error, []).general ?? couldNotSend());
}
