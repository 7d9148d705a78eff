import { useContext } from 'react';
import classes from './blog-search.module.css';
import { SiteLink } from './site-link';
import { SiteSearchContext } from './site-search';
import * as messages from './site.messages';

/** Looks through the blog; the address keeps what for. */
export function BlogSearch({ search }: { readonly search: string }) {
  const { path, lookFor } = useContext(SiteSearchContext);
  return (
    <form
      role="search"
      action={path}
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        lookFor(String(new FormData(event.currentTarget).get('search') ?? '').trim());
      }}
    >
      <label className={classes.label}>
        <span className={classes.unseen}>{messages.searchBlog()}</span>
        <input
          type="search"
          name="search"
          defaultValue={search}
          placeholder={messages.searchBlog()}
          maxLength={100}
        />
      </label>
      <button type="submit">{messages.search()}</button>
      <SiteLink href={path} className={classes.all}>
        {search === '' ? messages.allPosts() : messages.clearSearch()}
      </SiteLink>
    </form>
  );
}
