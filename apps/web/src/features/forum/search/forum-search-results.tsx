import { EmptyState } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import { searchQueries } from './search-queries';
import * as messages from './search.messages';
import classes from './search.module.css';
import { ThreadHitRow } from './thread-hit';

interface ForumSearchResultsProps {
  readonly communityId: string;
  /** Never empty. */
  readonly query: string;
}

/** Threads of one forum that match, the best first (checklist lines 79, 132). */
export function ForumSearchResults({ communityId, query }: ForumSearchResultsProps) {
  const search = useQuery(searchQueries.ofForum(communityId, query));
  return (
    <QueryContent query={search} subject={messages.theResults()}>
      {({ searchCommunityThreads: hits }) =>
        hits.length === 0 ? (
          <EmptyState
            title={messages.noResults()}
            description={messages.aboutNoResults()}
            illustration="search"
          />
        ) : (
          <>
            <VisuallyHidden component="h2">{messages.searchResults()}</VisuallyHidden>
            <ul className={classes.list} aria-label={messages.searchResults()}>
              {hits.map((hit) => (
                <li key={hit.id}>
                  <ThreadHitRow hit={hit} showsForum={false} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryContent>
  );
}
