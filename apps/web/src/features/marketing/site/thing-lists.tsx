import type { ListedEntry } from '@lyceum/contracts/cms';
import { Prose } from './prose';
import { SiteLink } from './site-link';
import { SitePicture } from './site-picture';
import * as messages from './site.messages';
import classes from './thing-lists.module.css';

/** The cities, in a strip one can push along. */
export function Cities({ cities }: { readonly cities: readonly ListedEntry<'city'>[] }) {
  return (
    <ul className={classes.cities} tabIndex={0}>
      {cities.map(({ slug, lang, data: { title, pic, videoUrl } }) => (
        <li key={slug} lang={lang}>
          <SitePicture src={pic} width={800} height={500} />
          <h3>{title}</h3>
          {videoUrl !== '' && <SiteLink href={videoUrl}>{messages.watch({ title })}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}

/** A group of features, as steps of a way. */
export function Features({ features }: { readonly features: readonly ListedEntry<'feature'>[] }) {
  return (
    <ol className={classes.features}>
      {features.map(({ slug, lang, data: { img, title, content } }) => (
        <li key={slug} lang={lang}>
          <SitePicture src={img} width={320} height={240} />
          <div>
            <h3>{title}</h3>
            <p>{content}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What comes of research. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly ListedEntry<'outcome'>[] }) {
  return (
    <ol className={classes.outcomes}>
      {outcomes.map(({ slug, lang, data: { title, text } }) => (
        <li key={slug} lang={lang}>
          <h3>{title}</h3>
          <Prose text={text} />
        </li>
      ))}
    </ol>
  );
}

/** Questions, each of which opens. */
export function Questions({ questions }: { readonly questions: readonly ListedEntry<'question'>[] }) {
  return (
    <div className={classes.questions}>
      {questions.map(({ slug, lang, data: { question, answer } }) => (
        <details key={slug} lang={lang}>
          <summary>{question}</summary>
          <Prose text={answer} />
        </details>
      ))}
    </div>
  );
}
