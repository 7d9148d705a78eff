import { useSession } from '@lyceum/session';
import { nextPart, QueryContent } from '@lyceum/shell';
import { EmptyState, Page, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TabLinks } from '../parts/tab-links';
import { toThread } from '../thread-card/thread-link';
import { rememberSearch } from './recent-searches';
import { type SearchAddress, type SearchTab, searchTabs, unnarrowed } from './search-address';
import { SearchFindings } from './search-findings';
import { SearchInput, useDraft } from './search-box';
import { type Findings, searchQueries } from './search-queries';
import * as own from './search-screen.messages';
import * as messages from './search.messages';
import classes from './search.module.css';
import { ThreadFilters } from './thread-filters';

const SuggestingBox = nextPart(() => import('./suggesting-box').then((it) => it.SuggestingBox));

interface SearchScreenProps {
  /** The search in force, as the address has it. */
  readonly search: SearchAddress;
  readonly onSearch: (search: SearchAddress) => void;
}

/** Search over forums, threads and people (checklist line 133). */
export function SearchScreen({ search, onSearch }: SearchScreenProps) {
  const { q: query = '' } = search;
  return (
    <Page width="reading">
      <PageTitle title={messages.search()} />
      <Box search={search} onSearch={onSearch} />
      {query === '' ? (
        <div className={classes.results}>
          <EmptyState
            title={messages.whatAreYouLookingFor()}
            description={messages.aboutSearch()}
            illustration="search"
          />
        </div>
      ) : (
        <Results search={search} query={query} onSearch={onSearch} />
      )}
    </Page>
  );
}

/** The box offers suggestions as soon as its file is there; what was typed until then stays. */
function Box({ search, onSearch }: SearchScreenProps) {
  const { q: value = '' } = search;
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const { draft, type } = useDraft(value);
  const input = {
    label: messages.searchEverything(),
    value,
    autoFocus: value === '' || draft !== value,
    draft,
    onType: type,
    onSearch: (query: string): void => {
      if (query !== '') rememberSearch(userId, query);
      onSearch(query === '' ? {} : { ...unnarrowed(search), q: query });
    },
  };
  return (
    <Suspense fallback={<SearchInput {...input} />}>
      <SuggestingBox
        {...input}
        onOpenForum={(name) => void navigate({ to: '/$', params: { _splat: `community/${name}` } })}
        onOpenThread={(id) => void navigate(toThread(id))}
      />
    </Suspense>
  );
}

const tabLabels: Readonly<Record<SearchTab, () => string>> = {
  all: own.all,
  threads: messages.threads,
  forums: messages.forums,
  people: messages.people,
};

interface ResultsProps extends SearchScreenProps {
  readonly query: string;
}

function Results({ search, query, onSearch }: ResultsProps) {
  const userId = useSession().user?.id ?? '';
  const { tab = 'all', forum = null, author = null, time = null } = search;
  const isNarrowed = tab === 'threads' && (forum ?? author ?? time) !== null;
  const all = useQuery(searchQueries.ofEverything(userId, query));
  const narrowed = useQuery({
    ...searchQueries.narrowed(userId, query, { communityId: forum, authorId: author, time }),
    enabled: isNarrowed,
  });
  const clear = (): void => onSearch(unnarrowed(search));
  return (
    <div className={classes.results}>
      <TabLinks
        label={messages.searchResults()}
        current={tab}
        tabs={searchTabs.map((name) => ({
          name,
          label: tabLabels[name](),
          link: { to: '/search', search: name === 'all' ? { q: query } : { q: query, tab: name } },
        }))}
      />
      {tab === 'threads' && (
        <ThreadFilters
          search={search}
          known={all.data?.searchCommunitiesThreadsUsers.threads ?? []}
          onSearch={onSearch}
        />
      )}
      {isNarrowed ? (
        <QueryContent query={narrowed} subject={messages.theResults()}>
          {({ searchCommunitiesThreadsUsers: { threads } }) => (
            <Shown
              findings={{ communities: [], users: [], threads }}
              tab={tab}
              query={query}
              onClear={clear}
            />
          )}
        </QueryContent>
      ) : (
        <QueryContent query={all} subject={messages.theResults()}>
          {({ searchCommunitiesThreadsUsers: findings }) => (
            <Shown findings={findings} tab={tab} query={query} onClear={null} />
          )}
        </QueryContent>
      )}
    </div>
  );
}

interface ShownProps {
  readonly findings: Findings;
  readonly tab: SearchTab;
  readonly query: string;
  /** Takes the filters away; null where there are none. */
  readonly onClear: (() => void) | null;
}

const ofTab = ({ communities, threads, users }: Findings, tab: SearchTab): Findings => ({
  communities: tab === 'all' || tab === 'forums' ? communities : [],
  threads: tab === 'all' || tab === 'threads' ? threads : [],
  users: tab === 'all' || tab === 'people' ? users : [],
});

function Shown({ findings, tab, query, onClear }: ShownProps) {
  const shown = ofTab(findings, tab);
  if (Object.values(shown).some((hits) => hits.length > 0))
    return <SearchFindings findings={shown} query={query} isWhole={tab !== 'all'} />;
  return (
    <EmptyState
      title={messages.noResults()}
      description={messages.aboutNoResults()}
      illustration="search"
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            {own.clearFilters()}
          </Button>
        )
      }
    />
  );
}
