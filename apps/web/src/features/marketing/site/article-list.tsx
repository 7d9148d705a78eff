import type { ListedEntry } from '@lyceum/contracts/cms';
import classes from './article-list.module.css';
import { SiteLink } from './site-link';
import { SitePicture } from './site-picture';
import * as messages from './site.messages';

/** The globe's articles: the first across the page, the others in a masonry (checklist lines 213, 216). */
export function Articles({ articles }: { readonly articles: readonly ListedEntry<'article'>[] }) {
  const [first, ...others] = articles;
  return (
    <>
      {first && <Article article={first} isLarge />}
      <div className={classes.masonry} data-masonry>
        {others.map((article) => (
          <Article key={article.slug} article={article} />
        ))}
      </div>
    </>
  );
}

interface ArticleProps {
  readonly article: ListedEntry<'article'>;
  readonly isLarge?: boolean;
}

function Article({ article: { data, lang }, isLarge = false }: ArticleProps) {
  const { title, para, author, sub, link, imgUrl, imgBigUrl } = data;
  return (
    <article lang={lang} className={isLarge ? classes.large : classes.article}>
      <SitePicture src={isLarge ? imgBigUrl : imgUrl} width={800} height={500} isFirst={isLarge} />
      <div>
        <h2 className={classes.title}>
          <SiteLink href={link}>{title}</SiteLink>
        </h2>
        <p className={classes.para}>{para}</p>
        <p className={classes.who}>{messages.writtenBy({ name: author, sub })}</p>
      </div>
    </article>
  );
}
