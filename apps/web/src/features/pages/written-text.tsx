import type { ReactNode } from 'react';
import { useBrandName } from '@lyceum/ui';
import { type WrittenName, writtenTexts } from '@lyceum/contracts/site';
import { writeTo } from './texts/written.messages';
import classes from './written-text.module.css';

interface WrittenTextProps {
  readonly name: WrittenName;
  /** Where people reach those who run the site. */
  readonly contactEmail: string;
  /** By which they are written to. */
  readonly form?: ReactNode;
}

/** What stands on a page that is written in full. */
export function WrittenText({ name, contactEmail, form }: WrittenTextProps) {
  const brandName = useBrandName();
  return (
    <div className={classes.root}>
      {name === 'contact' && (
        <>
          {form}
          <p className={classes.address}>
            {writeTo()} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </>
      )}
      {writtenTexts[name].map(({ heading, paragraphs }) => (
        <section key={heading()} className={classes.section}>
          <h2 className={classes.heading}>{heading()}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph({ brandName })}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
