import type { BlogCategory, ListedEntry } from '@lyceum/contracts/cms';
import { type ReactNode, useId } from 'react';
import classes from './blog-front.module.css';
import { PostCard } from './post-card';
import * as messages from './site.messages';

type Post = ListedEntry<'post'>;

/** The blog's first page: what is featured large, the headlines beside it, the latest below (checklist line 215). */
export function BlogFront({ posts }: { readonly posts: readonly Post[] }) {
  const of = (category: BlogCategory) => posts.filter(({ data }) => data.category === category);
  const [first, ...featured] = of('FEATURED');
  return (
    <div className={classes.root}>
      <Category name={messages.featured()} className={classes.featured}>
        {first && <PostCard post={first} size="large" />}
        {featured.map((post) => (
          <PostCard key={post.slug} post={post} size="line" />
        ))}
      </Category>
      <Category name={messages.headlines()}>
        {of('HEADLINES').map((post) => (
          <PostCard key={post.slug} post={post} size="line" />
        ))}
      </Category>
      <Category name={messages.latest()} className={classes.latest}>
        {of('LATESTED').map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </Category>
    </div>
  );
}

interface CategoryProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Category({ name, className = '', children }: CategoryProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={classes.category}>
        {name}
      </h2>
      {children}
    </section>
  );
}
