import { createFileRoute, redirect } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { CaseScreen } from '../../../features/moderation/case-screen';
import { queueSearch } from '../../../features/moderation/queue-address';
import { moderationSection } from '../../../features/moderation/section';
import { lastSearchOf } from '../../../tables/list-memory';

export const Route = createFileRoute('/_console/moderation/$id')({
  validateSearch: queueSearch,
  // The address says which queue the case is looked at in, so that reloading it changes nothing.
  beforeLoad: ({ cause, params, search }) => {
    const list = queueSearch(lastSearchOf(moderationSection.path));
    if (cause === 'enter' && Object.keys(search).length === 0 && Object.keys(list).length > 0)
      throw redirect({ to: '/moderation/$id', params, search: list, replace: true });
  },
  component: recordRoute(CaseScreen),
});
