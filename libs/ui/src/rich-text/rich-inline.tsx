import type { RichMark, RichNode } from '@lyceum/rich-text';
import { Fragment, type ReactNode } from 'react';
import type { ReadingOptions } from './reading-options';
import { SafeLink } from './safe-link';

interface RichInlineProps {
  readonly nodes: readonly RichNode[] | undefined;
  readonly options: ReadingOptions;
}

const markTags: ReadonlyMap<string, 'strong' | 'em' | 's' | 'u' | 'code'> = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strike', 's'],
  ['underline', 'u'],
  ['code', 'code'],
]);

/** Text, line breaks and mentions of one block. */
export function RichInline({ nodes = [], options }: RichInlineProps) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{(node.marks ?? []).reduceRight(withMark, content(node, options))}</Fragment>
  ));
}

function content(node: RichNode, options: ReadingOptions): ReactNode {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return <br />;
  const { id, label } = node.attrs ?? {};
  if (node.type !== 'mention' || typeof id !== 'string' || typeof label !== 'string') return null;
  return options.renderMention({ id, label });
}

function withMark(children: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'link') return <SafeLink href={mark.attrs?.href}>{children}</SafeLink>;
  const Tag = markTags.get(mark.type);
  return Tag ? <Tag>{children}</Tag> : children;
}
