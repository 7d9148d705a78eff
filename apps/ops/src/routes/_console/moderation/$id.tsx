import { createFileRoute, redirect } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { CaseScreen } from '../../../features/moderation/case-screen';
import { queueOfList, queueSearch, usualQueue } from '../../../features/moderation/queue-address';
import { moderationSection } from '../../../features/moderation/section';
import { lastSearchOf, wasVisited } from '../../../tables/list-memory';
import type { TableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/moderation/$id')({
  validateSearch: queueSearch,
  // The address says which queue the case is looked at in, so that reloading it changes nothing.
  beforeLoad: ({ cause, params, search }) => {
    const { path } = moderationSection;
    const queue: TableSearch = wasVisited(path) ? queueOfList(lastSearchOf(path)) : usualQueue;
    if (cause === 'enter' && Object.keys(search).length === 0)
      throw redirect({ to: '/moderation/$id', params, search: queue, replace: true });
  },
  component: recordRoute(CaseScreen),
});
