import type { ListedEntry } from '@lyceum/contracts/cms';
import classes from './press-lists.module.css';
import { Prose } from './prose';
import { SitePicture } from './site-picture';
import * as messages from './site.messages';
import { writtenDay } from './written-day';

interface PressItemsProps {
  readonly items: readonly ListedEntry<'press'>[];
  /** Of their titles: one below what they stand under. */
  readonly Heading: 'h2' | 'h3';
}

/** What is for the press, the latest first. */
export function PressItems({ items, Heading }: PressItemsProps) {
  return (
    <ul className={classes.root}>
      {items.map(({ slug, lang, data: { title, outlet, writtenOn, text, img, imgAlt } }) => (
        <li key={slug} lang={lang} className={classes.item}>
          <SitePicture src={img} text={imgAlt} width={800} height={500} />
          <div>
            <p className={classes.when}>
              {outlet} · <time dateTime={writtenOn}>{writtenDay(writtenOn)}</time>
            </p>
            <Heading className={classes.title}>{title}</Heading>
            <Prose text={text} headings={Heading === 'h2' ? 'h3' : 'h4'} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Episodes, each of which can be read, and heard where there is a recording. */
export function Episodes({ episodes }: { readonly episodes: readonly ListedEntry<'episode'>[] }) {
  return (
    <ul className={classes.root}>
      {episodes.map(
        ({ slug, lang, data: { number, title, guest, writtenOn, summary, audioUrl, transcript } }) => (
          <li key={slug} lang={lang} id={slug} className={classes.episode}>
            <p className={classes.number} aria-hidden>
              {number}
            </p>
            <div>
              <p className={classes.when}>
                {messages.episodeOf({ number: String(number), guest })} ·{' '}
                <time dateTime={writtenOn}>{writtenDay(writtenOn)}</time>
              </p>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.summary}>{summary}</p>
              {audioUrl !== '' && (
                <audio
                  controls
                  preload="none"
                  src={audioUrl}
                  aria-label={messages.listen({ number: String(number) })}
                />
              )}
              <details className={classes.transcript}>
                <summary>{messages.transcript()}</summary>
                <Prose text={transcript} headings="h4" />
              </details>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
