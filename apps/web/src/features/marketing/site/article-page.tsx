import type { PublicContent } from '@lyceum/contracts/cms';
import { Prose } from './prose';
import classes from './reading-page.module.css';
import { SiteLink } from './site-link';
import { SitePicture } from './site-picture';
import * as messages from './site.messages';

/** An article of the globe (checklist line 213). */
export function ArticlePage({ content }: { readonly content: Extract<PublicContent, { type: 'article' }> }) {
  const { entry, lists } = content;
  const { title, para, author, sub, imgBigUrl, fullArt } = entry.data;
  const all = lists.article ?? [];
  const at = all.findIndex(({ slug }) => slug === entry.slug);
  const next = all[(at + 1) % all.length];
  return (
    <article>
      <SitePicture className={classes.wide} src={imgBigUrl} width={800} height={500} isFirst />
      <header className={classes.header}>
        <p className={classes.above}>
          <SiteLink href="/globe">{messages.allArticles()}</SiteLink>
          {at >= 0 && <span>{messages.number({ number: String(at + 1) })}</span>}
        </p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.teaser}>{para}</p>
        <p className={classes.who}>{messages.writtenBy({ name: author, sub })}</p>
      </header>
      <div className={classes.text}>
        <Prose text={fullArt} isLongRead headings="h2" />
      </div>
      {next && next.slug !== entry.slug && (
        <aside className={classes.next}>
          <p>{messages.nextArticle()}</p>
          <h2>
            <SiteLink href={next.data.link}>{next.data.title}</SiteLink>
          </h2>
          <p>{next.data.para}</p>
        </aside>
      )}
    </article>
  );
}
