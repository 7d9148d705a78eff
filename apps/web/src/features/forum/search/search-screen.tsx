import { useSession } from '@lyceum/session';
import { EmptyState, Page, PageTitle } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import { SearchFindings } from './search-findings';
import { SearchBox } from './search-box';
import { searchQueries } from './search-queries';
import * as messages from './search.messages';
import classes from './search.module.css';

interface SearchScreenProps {
  /** The search in force; empty for none. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Search over forums, threads and people (checklist line 133). */
export function SearchScreen({ query, onSearch }: SearchScreenProps) {
  return (
    <Page width="reading">
      <PageTitle title={messages.search()} />
      <SearchBox
        label={messages.searchEverything()}
        value={query}
        onSearch={onSearch}
        autoFocus={query === ''}
      />
      <div className={classes.results}>{query === '' ? <Invitation /> : <Results query={query} />}</div>
    </Page>
  );
}

function Invitation() {
  return (
    <EmptyState
      title={messages.whatAreYouLookingFor()}
      description={messages.aboutSearch()}
      illustration="search"
    />
  );
}

function Results({ query }: { readonly query: string }) {
  const userId = useSession().user?.id ?? '';
  const search = useQuery(searchQueries.ofEverything(userId, query));
  return (
    <QueryContent query={search} subject={messages.theResults()}>
      {({ searchCommunitiesThreadsUsers: findings }) =>
        Object.values(findings).every((hits) => hits.length === 0) ? (
          <EmptyState
            title={messages.noResults()}
            description={messages.aboutNoResults()}
            illustration="search"
          />
        ) : (
          <SearchFindings findings={findings} />
        )
      }
    </QueryContent>
  );
}
