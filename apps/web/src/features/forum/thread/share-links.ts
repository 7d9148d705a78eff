import * as messages from './thread.messages';

/** Where a thread is shared, as addresses that open in a window of their own (checklist line 87). */
export function shareLinks(
  address: string,
  title: string,
): { readonly label: string; readonly href: string }[] {
  const url = encodeURIComponent(address);
  return [
    { label: messages.facebook(), href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', href: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}` },
  ];
}
