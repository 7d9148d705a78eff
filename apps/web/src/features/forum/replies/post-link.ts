import { toast } from '@lyceum/ui';
import * as messages from './replies.messages';

/** The address of a post: opens its thread, with the post in view and marked. */
export function postPath(threadId: string, number: number): string {
  return `/thread/${threadId}?post=${String(number)}`;
}

/** Puts a post's link into the clipboard. */
export async function copyPostLink(threadId: string, number: number): Promise<void> {
  const address = location.origin + postPath(threadId, number);
  try {
    await navigator.clipboard.writeText(address);
    toast.success(messages.linkCopied());
  } catch {
    toast.error(messages.linkNotCopied({ address }));
  }
}

/** Whether the device has a way of its own to share. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a post's link to the device; that the reader changed their mind is no failure. */
export function sharePost(threadId: string, number: number, title: string): void {
  navigator.share({ title, url: location.origin + postPath(threadId, number) }).catch(() => undefined);
}
