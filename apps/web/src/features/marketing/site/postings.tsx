import type { ListedEntry } from '@lyceum/contracts/cms';
import classes from './postings.module.css';
import { Prose } from './prose';
import * as messages from './site.messages';

/** Postings with all that they say (checklist line 214). */
export function Postings({ postings }: { readonly postings: readonly ListedEntry<'posting'>[] }) {
  return postings.map((posting) => <Posting key={posting.slug} posting={posting} />);
}

function Posting({ posting: { slug, lang, data } }: { readonly posting: ListedEntry<'posting'> }) {
  const { title, location, jobType, description, applyInstructions } = data;
  const parts = [
    { heading: messages.duties(), text: data.duties },
    { heading: messages.responsibilities(), text: data.responsibilities },
    { heading: messages.qualifications(), text: data.qualifications },
    { heading: messages.preferredQualifications(), text: data.preferredQualifications },
  ];
  return (
    <article id={slug} lang={lang} className={classes.root}>
      <header>
        <h3 className={classes.title}>{title}</h3>
        <dl className={classes.facts}>
          <div>
            <dt>{messages.jobType()}</dt>
            <dd>{jobType}</dd>
          </div>
          <div>
            <dt>{messages.location()}</dt>
            <dd>{location}</dd>
          </div>
        </dl>
      </header>
      <div>
        <Prose text={description} />
        <details className={classes.more}>
          <summary>{messages.wholePosting()}</summary>
          {parts.map(({ heading, text }) => (
            <section key={heading}>
              <h4>{heading}</h4>
              <Prose text={text} />
            </section>
          ))}
        </details>
        <section className={classes.apply}>
          <h4>{messages.howToApply()}</h4>
          <Prose text={applyInstructions} />
        </section>
      </div>
    </article>
  );
}
