import type { RichDocument } from '@lyceum/rich-text';
import type { ReactNode } from 'react';
import { RichBlocks } from './rich-blocks';
import type { Mention, ReadingOptions } from './reading-options';
import classes from './rich-text.module.css';

interface RichTextProps {
  /** As `readRichText` gives it. */
  readonly document: RichDocument;
  /** How somebody who is mentioned is shown, as a link for example; a marked name if not said otherwise. */
  readonly renderMention?: (mention: Mention) => ReactNode;
  readonly className?: string;
}

/** Shows a rich text. Parts and addresses that are not allowed in one are left out, wherever the text came from. */
export function RichText({ document, renderMention, className = '' }: RichTextProps) {
  const options: ReadingOptions = { renderMention: renderMention ?? markedName };
  return (
    <div className={`${classes.body} ${className}`}>
      <RichBlocks nodes={document.content} options={options} depth={0} />
    </div>
  );
}

function markedName({ label }: Mention): ReactNode {
  return (
    <bdi className={classes.mention} data-mention>
      @{label}
    </bdi>
  );
}
