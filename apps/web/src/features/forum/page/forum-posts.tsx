import { type DesktopViewType, type ThreadSort } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { threadLists } from '../forum-queries';
import type { ForumPage } from '../forum.types';
import { NewThreadsPill } from '../parts/new-threads-pill';
import { ThreadList } from '../thread-card/thread-list';
import { ForumSearchResults } from '../search/forum-search-results';
import { SearchBox } from '../search/search-box';
import { ForumAside } from './forum-aside';
import classes from './forum-posts.module.css';
import type { ForumSearch } from './forum-search';
import * as messages from './page.messages';
import { PinnedThreads } from './pinned-threads';
import { PostsToolbar } from './posts-toolbar';
import { usePinning } from './use-pinning';
import { useViewType } from './use-view-type';

interface ForumPostsProps {
  readonly page: ForumPage;
  readonly search: ForumSearch;
  readonly isThreadOpen: boolean;
  readonly onSort: (sort: ThreadSort) => void;
  readonly onSearch: (query: string) => void;
}

/** The posts of a forum, or those a search of it finds. */
export function ForumPosts({ page, search, isThreadOpen, onSort, onSearch }: ForumPostsProps) {
  const { community, mostEngagedUsers, mostPopularThread } = page;
  const { q, sort } = search;
  const [viewType, setViewType] = useViewType();
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <div className={classes.bar}>
          <div className={classes.search}>
            <SearchBox
              label={messages.searchForum({ forum: community.displayName })}
              value={q}
              onSearch={onSearch}
            />
          </div>
          {q === '' && (
            <PostsToolbar sort={sort} viewType={viewType} onSort={onSort} onViewType={setViewType} />
          )}
        </div>
        {q === '' ? (
          <Posts page={page} sort={sort} viewType={viewType} isThreadOpen={isThreadOpen} />
        ) : (
          <ForumSearchResults communityId={community.id} query={q} />
        )}
      </div>
      <ForumAside mostEngagedUsers={mostEngagedUsers} mostPopularThread={mostPopularThread ?? null} />
    </div>
  );
}

interface PostsProps {
  readonly page: ForumPage;
  readonly sort: ThreadSort;
  readonly viewType: DesktopViewType;
  readonly isThreadOpen: boolean;
}

/** Pinned posts on top, the rest in the order asked for. */
function Posts({ page, sort, viewType, isThreadOpen }: PostsProps) {
  const userId = useSession().user?.id ?? '';
  const { community, pinnedThreads } = page;
  const { id, name, canModerate } = community;
  const { pin, order } = usePinning(name, id, userId);
  const options = threadLists.ofForum(name, userId, sort);
  return (
    <>
      <PinnedThreads
        threads={pinnedThreads}
        isArrangeable={canModerate}
        isThreadOpen={isThreadOpen}
        onOrder={order}
        onPin={pin}
      />
      <NewThreadsPill key={sort} options={options} communityId={id} />
      <ThreadList
        options={options}
        label={messages.posts()}
        variant={viewType === 1 ? 'grid' : 'list'}
        showsForum={false}
        empty={pinnedThreads.length > 0 ? null : <EmptyForum page={page} />}
        onPin={pin}
      />
    </>
  );
}

/** Nobody has written here (checklist line 79). Whoever may, is asked to. */
function EmptyForum({ page: { community } }: { readonly page: ForumPage }) {
  const mayWrite = community.requestingUserIsMember === 'YES';
  return (
    <EmptyState
      title={messages.noThreadsYet()}
      description={mayWrite ? messages.somebodyHasToBegin() : messages.joinAndBegin()}
      {...(mayWrite && {
        action: <NewPostButton name={community.name}>{messages.createFirstPost()}</NewPostButton>,
      })}
    />
  );
}

/** Leads to the page where a post of this forum is written. */
export function NewPostButton({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <Button
      leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />}
      renderRoot={(props) => <Link to="/community/$name/createThread" params={{ name }} {...props} />}
    >
      {children}
    </Button>
  );
}
