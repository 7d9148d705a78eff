import { linksInText } from '@lyceum/rich-text';
import { Fragment, type ReactNode } from 'react';
import { mentionsInText } from './mentions-in-text';
import type { Mention, ReadingOptions } from './reading-options';
import classes from './rich-text.module.css';
import { SafeLink } from './safe-link';

interface PlainTextProps {
  readonly text: string;
  readonly className?: string;
  /** Whom it names after an `@`, once for each place, in the order of the text. */
  readonly mentions?: readonly Mention[];
  readonly renderMention?: ReadingOptions['renderMention'];
}

/** Shows plain text as it was typed: line breaks kept, addresses made links. */
export function PlainText({ text, className = '', mentions = [], renderMention }: PlainTextProps) {
  return (
    <div className={`${classes.body} ${classes.plain} ${className}`} dir="auto">
      {mentionsInText(text, mentions).map((part, index) => (
        <Fragment key={index}>
          {part.mention && renderMention ? renderMention(part.mention) : linked(part.text)}
        </Fragment>
      ))}
    </div>
  );
}

const linked = (text: string): ReactNode =>
  linksInText(text).map((part, index) => (
    <Fragment key={index}>
      {part.href ? <SafeLink href={part.href}>{part.text}</SafeLink> : part.text}
    </Fragment>
  ));
