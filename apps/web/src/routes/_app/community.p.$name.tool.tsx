import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found';
import { ForumTool } from '../../features/forum/tool/forum-tool';
import { readToolSearch, type ToolSearch } from '../../features/forum/tool/tool-search';

export const Route = createFileRoute('/_app/community/p/$name/tool')({
  // Read by the screen: what stands here is on the way to everybody's first one.
  validateSearch: (search: ToolSearch) => search,
  component: Tool,
});

function Tool() {
  const { name } = Route.useParams();
  const { tab } = readToolSearch({ ...Route.useSearch() });
  return <ForumTool key={name} name={name} tab={tab} notFound={<NotFound />} />;
}
