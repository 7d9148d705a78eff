import { useSession } from '@lyceum/session';
import { Page } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { forumQueries } from '../forum-queries';
import type { ForumPage } from '../forum.types';
import { useAccessChanges } from '../use-access-changes';
import { ForumRefusal, forumStatusOf } from './forum-refusal';
import { RequestAccess } from './request-access';

interface OpenedForumProps {
  readonly name: string;
  /** The 404 page. */
  readonly notFound: ReactNode;
  readonly skeleton: ReactNode;
  readonly children: (page: ForumPage) => ReactNode;
}

/** A screen of a forum, or why it does not open. */
export function OpenedForum({ name, notFound, skeleton, children }: OpenedForumProps) {
  const userId = useSession().user?.id ?? '';
  const page = useQuery(forumQueries.page(name, userId));
  useAccessChanges();
  if (page.error && !page.isFetching) {
    return (
      <ForumRefusal
        status={forumStatusOf(page.error)}
        requestAccess={<RequestAccess communityName={name} />}
        notFound={notFound}
        onRetry={() => void page.refetch()}
      />
    );
  }
  return <Page>{page.data ? children(page.data.getCommunityByName) : skeleton}</Page>;
}
