import { linksInText } from '@lyceum/rich-text';
import { Fragment } from 'react';
import classes from './rich-text.module.css';
import { SafeLink } from './safe-link';

interface PlainTextProps {
  readonly text: string;
  readonly className?: string;
}

/** Shows plain text as it was typed: line breaks kept, addresses made links. */
export function PlainText({ text, className = '' }: PlainTextProps) {
  return (
    <div className={`${classes.body} ${classes.plain} ${className}`} dir="auto">
      {linksInText(text).map((part, index) => (
        <Fragment key={index}>
          {part.href ? <SafeLink href={part.href}>{part.text}</SafeLink> : part.text}
        </Fragment>
      ))}
    </div>
  );
}
