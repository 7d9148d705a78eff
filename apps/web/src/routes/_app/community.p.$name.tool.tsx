import { createFileRoute } from '@tanstack/react-router';
import { NotFoundMessage } from '../../app/not-found-message';
import { ForumTool } from '../../features/forum/tool/forum-tool';
import { readToolSearch, type ToolSearch } from '../../features/forum/tool/tool-search';

export const Route = createFileRoute('/_app/community/p/$name/tool')({
  // Read by the screen: what stands here is on the way to everybody's first one.
  validateSearch: (search: ToolSearch) => search,
  component: Tool,
});

function Tool() {
  const { config } = Route.useRouteContext();
  const { name } = Route.useParams();
  const { tab } = readToolSearch({ ...Route.useSearch() });
  return (
    <ForumTool
      key={name}
      name={name}
      brandName={config.brandName}
      tab={tab}
      notFound={<NotFoundMessage brandName={config.brandName} />}
    />
  );
}
