import type { ListedEntry } from '@lyceum/contracts/cms';
import classes from './post-card.module.css';
import { SiteLink } from './site-link';
import { SitePicture } from './site-picture';
import { writtenDay } from './written-day';

interface PostCardProps {
  readonly post: ListedEntry<'post'>;
  /** The first of the blog, across the page; `line` has no picture. */
  readonly size?: 'large' | 'card' | 'line';
  /** Of its title: one below what it stands under. */
  readonly Heading?: 'h2' | 'h3';
}

/** A post, and the way into it. */
export function PostCard({
  post: { slug, data, lang, path = `/blog/${slug}` },
  size = 'card',
  Heading = 'h3',
}: PostCardProps) {
  const { title, teaser, author, writtenOn, picture } = data;
  return (
    <article lang={lang} className={classes[size]}>
      {size !== 'line' && <SitePicture src={picture} width={800} height={500} />}
      <div>
        <Heading className={classes.title}>
          <SiteLink href={path}>{title}</SiteLink>
        </Heading>
        <p className={classes.teaser}>{teaser}</p>
        <p className={classes.who}>
          {author} · <time dateTime={writtenOn}>{writtenDay(writtenOn)}</time>
        </p>
      </div>
    </article>
  );
}
