import type { Block, BlockOf } from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { Suspense, useId } from 'react';
import type { SiteContentProps } from '../site/site-content.props';
import { SiteButton } from '../site/site-link';
import { SitePicture } from '../site/site-picture';
import classes from './home-content.module.css';
import { sentencesOf } from './sentences-of';

/** Kinds of blocks that look here as on every page: the home page the product comes with has none. */
const ShownBlock = lazyPart(() => import('../site/block-list').then((it) => it.ShownBlock));

/**
 * The home page. How it begins, its facts and what to do have a look of their own there; facts stand on paper and on a dark
 * band in turn. All else looks as on every page.
 */
export function HomeContent({ content, search }: SiteContentProps) {
  if (content.type !== 'page') return null;
  const { blocks } = content.entry.data;
  return blocks.map((block, at) => {
    if (block.kind === 'hero') return <Hero key={at} block={block} isFirst={at === 0} />;
    if (block.kind === 'action') return <Closing key={at} block={block} />;
    if (block.kind === 'facts') {
      const Facts = areOdd(blocks.slice(0, at)) ? Band : Promises;
      return <Facts key={at} block={block} />;
    }
    return (
      <Suspense key={at}>
        <ShownBlock block={block} isFirst={at === 0} lists={content.lists} search={search} />
      </Suspense>
    );
  });
}

/** Whether an odd number of these are facts. */
const areOdd = (before: readonly Block[]): boolean =>
  before.filter(({ kind }) => kind === 'facts').length % 2 === 1;

/** How the page begins: each sentence of the headline in a line, the last one emphasised. */
function Hero({ block, isFirst }: { readonly block: BlockOf<'hero'>; readonly isFirst: boolean }) {
  const { eyebrow, headline, lead, picture, pictureText, actionLabel, actionPath } = block;
  const sentences = sentencesOf(headline);
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    <section className={classes.hero}>
      <div>
        <Headline className={classes.headline}>
          {sentences.slice(0, -1).map((sentence, at) => (
            <span key={at}>
              {sentence} <br />
            </span>
          ))}
          {sentences.length > 1 ? <em>{sentences.at(-1)}</em> : headline}
        </Headline>
        <p className={classes.lead}>{lead}</p>
        {actionLabel !== '' && (
          <p className={classes.actions}>
            <SiteButton href={actionPath}>{actionLabel}</SiteButton>
          </p>
        )}
        {eyebrow !== '' && <p className={classes.status}>{eyebrow}</p>}
      </div>
      <SitePicture
        className={classes.picture}
        src={picture}
        text={pictureText}
        width={800}
        height={760}
        isFirst
      />
    </section>
  );
}

interface FactsProps {
  readonly block: BlockOf<'facts'>;
}

/** What the product is for: a word for each, and what stands behind it, the first of several sentences larger. */
function Promises({ block }: FactsProps) {
  const id = useId();
  return (
    <section className={classes.promises} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {block.heading}
      </h2>
      <dl>
        {block.items.map(({ term, text }, at) => {
          const [first = '', ...others] = sentencesOf(text);
          return (
            <div key={at} className={classes.promise}>
              <dt className={classes.verb}>{term}</dt>
              <dd>
                {others.length > 0 && <p className={classes.promiseTitle}>{first}</p>}
                <p className={classes.text}>{others.length > 0 ? others.join(' ') : first}</p>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Band({ block }: FactsProps) {
  const id = useId();
  return (
    <section className={classes.band} aria-labelledby={id}>
      <div className={classes.bandInner}>
        <h2 id={id} className={classes.bandTitle}>
          {block.heading}
        </h2>
        <dl className={classes.readers}>
          {block.items.map(({ term, text }, at) => (
            <div key={at}>
              <dt className={classes.who}>{term}</dt>
              <dd className={classes.what}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Closing({ block }: { readonly block: BlockOf<'action'> }) {
  return (
    <section className={classes.closing}>
      <div>
        <h2 className={classes.closingTitle}>{block.heading}</h2>
        <p className={classes.text}>{block.text}</p>
      </div>
      <SiteButton href={block.path}>{block.label}</SiteButton>
    </section>
  );
}
