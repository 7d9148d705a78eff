import type { PublicContent } from '@lyceum/contracts/cms';
import { PostCard } from './post-card';
import { Prose } from './prose';
import classes from './reading-page.module.css';
import { SiteLink } from './site-link';
import { SitePicture } from './site-picture';
import * as messages from './site.messages';
import { writtenDay } from './written-day';

/** So many others are offered below a post. */
const offered = 3;

/** A post of the blog (checklist line 215). */
export function PostPage({ content }: { readonly content: Extract<PublicContent, { type: 'post' }> }) {
  const { entry, lists } = content;
  const { title, teaser, author, writtenOn, picture, pictureText, body } = entry.data;
  const others = (lists.post ?? []).filter(({ slug }) => slug !== entry.slug).slice(0, offered);
  return (
    <article data-view="SINGLE_BLOG">
      <header className={classes.header}>
        <p className={classes.above}>
          <SiteLink href="/blogs">{messages.theBlog()}</SiteLink>
        </p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.teaser}>{teaser}</p>
        <p className={classes.who}>
          {messages.by({ name: author })} · <time dateTime={writtenOn}>{writtenDay(writtenOn)}</time>
        </p>
      </header>
      <SitePicture
        className={classes.picture}
        src={picture}
        text={pictureText}
        width={800}
        height={500}
        isFirst
      />
      <div className={classes.text}>
        <Prose text={body} isLongRead headings="h2" />
      </div>
      <aside className={classes.more}>
        <h2>{messages.moreToRead()}</h2>
        {others.map((post) => (
          <PostCard key={post.slug} post={post} size="line" />
        ))}
      </aside>
    </article>
  );
}
