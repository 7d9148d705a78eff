import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found';
import { ForumScreen } from '../../features/forum/page/forum-page';
import {
  type ForumSearchInAddress,
  fullForumSearch,
  inAddress,
} from '../../features/forum/page/forum-search';

export const Route = createFileRoute('/_app/community/$name/')({
  // Read by the screen: what stands here is on the way to everybody's first one.
  validateSearch: (search: ForumSearchInAddress) => search,
  component: Forum,
});

function Forum() {
  const { name } = Route.useParams();
  const { thread, ...inForum } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = fullForumSearch(inForum);
  return (
    <ForumScreen
      key={name}
      name={name}
      search={search}
      isThreadOpen={thread !== undefined}
      onSort={(sort) =>
        void navigate({ search: inAddress({ ...search, sort }), replace: true, resetScroll: false })
      }
      onSearch={(q) =>
        void navigate({ search: inAddress({ ...search, tab: 'posts', q }), resetScroll: false })
      }
      notFound={<NotFound />}
    />
  );
}
