import { readRichText } from '@lyceum/rich-text';
import { type ComponentProps, useMemo } from 'react';
import { PlainText } from './plain-text';
import { RichText } from './rich-text';

interface PostedTextProps extends Omit<ComponentProps<typeof RichText>, 'document'> {
  /** The text of a thread, post or comment as the API gives it: JSON of a rich text, or plain text. */
  readonly content: string;
  readonly isRich: boolean;
}

/** The text of a thread, post or comment. */
export function PostedText({ content, isRich, ...options }: PostedTextProps) {
  const document = useMemo(() => (isRich ? readRichText(content) : null), [content, isRich]);
  if (document) return <RichText document={document} {...options} />;
  return <PlainText text={content} className={options.className} />;
}
