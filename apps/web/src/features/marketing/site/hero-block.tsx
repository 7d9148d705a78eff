import type { BlockOf } from '@lyceum/contracts/cms';
import classes from './hero-block.module.css';
import { SiteButton } from './site-link';
import { SitePicture } from './site-picture';

/** How a page begins: its title, beside a picture that means it. */
export function HeroBlock({ block }: { readonly block: BlockOf<'hero'> }) {
  const { eyebrow, headline, lead, picture, pictureText, actionLabel, actionPath } = block;
  return (
    <header className={classes.root}>
      <div>
        {eyebrow !== '' && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h1 className={classes.headline}>{headline}</h1>
        <p className={classes.lead}>{lead}</p>
        {actionLabel !== '' && (
          <p className={classes.action}>
            <SiteButton href={actionPath}>{actionLabel}</SiteButton>
          </p>
        )}
      </div>
      <SitePicture
        className={classes.picture}
        src={picture}
        text={pictureText}
        width={800}
        height={500}
        isFirst
      />
    </header>
  );
}
