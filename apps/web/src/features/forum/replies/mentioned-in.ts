import type { WrittenText } from '@lyceum/editor';
import { mentionedUserIdsOf, readRichText } from '@lyceum/rich-text';

/** Ids of the people a text mentions, each once. */
export function mentionedIn({ content, isRich }: Pick<WrittenText, 'content' | 'isRich'>): string[] {
  const document = isRich ? readRichText(content) : null;
  return document ? mentionedUserIdsOf(document) : [];
}
