import { EmptyState } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import * as messages from '../replies.messages';
import classes from './post-list.module.css';
import { postSearch } from '../post-queries';
import { PostSkeleton } from './post-skeleton';
import { PostView } from './post-view';
import { useReplies } from '../replies-context';
import { useMarkedWords } from './use-marked-words';

/** Posts that say what is looked for, in the place of the list (checklist line 103). */
export function FoundPosts({ searchQuery }: { readonly searchQuery: string }) {
  const { threadId, userId } = useReplies();
  const query = useQuery(postSearch(threadId, userId, searchQuery));
  const posts = query.data?.filterPosts;
  const area = useMarkedWords(searchQuery, posts);
  return (
    <QueryContent
      query={query}
      subject={messages.theSearch()}
      skeleton={(label) => <PostSkeleton posts={2} label={label} />}
    >
      {({ filterPosts: found }) =>
        found.length === 0 ? (
          <EmptyState
            title={messages.noResults()}
            description={messages.aboutNoResults()}
            illustration="search"
          />
        ) : (
          <div ref={area}>
            <p role="status" className={classes.found}>
              {messages.repliesFound({ count: found.length })}
            </p>
            <ul className={classes.list} aria-label={messages.foundReplies()}>
              {found.map((post) => (
                <li key={post.id}>
                  <PostView post={post} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </QueryContent>
  );
}
