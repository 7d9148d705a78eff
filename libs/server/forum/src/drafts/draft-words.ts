import { plainTextOf, readRichText } from '@lyceum/rich-text';

/** The words of a draft's text, without its form. */
export function plainWordsOf(content: string, isRich: boolean): string {
  const document = isRich ? readRichText(content) : null;
  return document ? plainTextOf(document) : content;
}
