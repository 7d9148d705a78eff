import { moderationTable } from '@lyceum/contracts/moderation';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ModerationScreen } from '../../../features/moderation/moderation-screen';
import { usualQueue } from '../../../features/moderation/queue-address';
import { moderationSection } from '../../../features/moderation/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/moderation/')({
  staticData: { section: moderationSection },
  validateSearch: tableSearch(moderationTable),
  // Who comes in wants what waits; from there everything else is a press away.
  beforeLoad: ({ cause, search }) => {
    if (cause === 'enter' && Object.keys(search).length === 0)
      throw redirect({ to: '/moderation', search: usualQueue, replace: true });
  },
  component: ModerationScreen,
});
