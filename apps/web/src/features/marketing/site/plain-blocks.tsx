import type { Block, BlockOf } from '@lyceum/contracts/cms';
import { useId } from 'react';
import classes from './plain-blocks.module.css';
import { Prose } from './prose';
import { SiteButton } from './site-link';
import { SitePicture } from './site-picture';

interface BlockProps<Kind extends Block['kind']> {
  readonly block: BlockOf<Kind>;
}

/** Running text with its heading beside it. */
export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <section className={classes.beside}>
      <h2 className={classes.heading}>{block.heading}</h2>
      <Prose text={block.text} />
    </section>
  );
}

/** A picture of its own. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  const { picture, pictureText, caption } = block;
  return (
    <figure className={classes.figure}>
      <SitePicture src={picture} text={pictureText} width={800} height={500} isWhole />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** What can be said in figures, each the size it deserves. */
export function Numbers({ block }: BlockProps<'numbers'>) {
  const id = useId();
  return (
    <section className={classes.band} aria-labelledby={id}>
      <h2 id={id} className={classes.bandTitle}>
        {block.heading}
      </h2>
      <dl className={classes.numbers}>
        {block.items.map(({ figure, text }, at) => (
          <div key={at}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Facts as a list of terms. */
export function Facts({ block }: BlockProps<'facts'>) {
  return (
    <section className={classes.beside}>
      <h2 className={classes.heading}>{block.heading}</h2>
      <dl className={classes.facts}>
        {block.items.map(({ term, text }, at) => (
          <div key={at}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Words that stand alone. */
export function Quotation({ block }: BlockProps<'quotation'>) {
  return (
    <figure className={classes.quotation}>
      <blockquote>{block.text}</blockquote>
      {block.by !== '' && <figcaption>{block.by}</figcaption>}
    </figure>
  );
}

/** What to do from here. */
export function Action({ block }: BlockProps<'action'>) {
  return (
    <section className={classes.action}>
      <div>
        <h2 className={classes.heading}>{block.heading}</h2>
        <p>{block.text}</p>
      </div>
      <SiteButton href={block.path}>{block.label}</SiteButton>
    </section>
  );
}
