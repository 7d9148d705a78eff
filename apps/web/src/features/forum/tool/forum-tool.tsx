import { useSession } from '@lyceum/session';
import { CardListSkeleton, EmptyState, Page, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { ForumRefusal, forumStatusOf } from '../page/forum-refusal';
import { RequestAccess } from '../page/request-access';
import { TabLinks } from '../parts/tab-links';
import { useAccessChanges } from '../use-access-changes';
import { AuditTab } from './audit-tab';
import { BansTab } from './bans-tab';
import { InvitedTab } from './invited-tab';
import { MembersTab } from './members-tab';
import { reports } from './reports.messages';
import { ReportsTab } from './reports-tab';
import { RequestsTab } from './requests-tab';
import { settings } from './settings.messages';
import { SettingsTab } from './settings-tab';
import { tabsFor, type ToolTab } from './tool-search';
import * as messages from './tool.messages';

interface ForumToolProps {
  readonly name: string;
  /** The tab the address names; the first one the caller has where it names none. */
  readonly tab: ToolTab | undefined;
  /** The 404 page. */
  readonly notFound: ReactNode;
}

/** Where a forum is looked after (checklist line 77). */
export function ForumTool({ name, tab, notFound }: ForumToolProps) {
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
  return (
    <Page>
      {page.data ? (
        <OpenTool forum={page.data.getCommunityByName.community} tab={tab} />
      ) : (
        <CardListSkeleton label={messages.loadingTheTool()} />
      )}
    </Page>
  );
}

const labels: Readonly<Record<ToolTab, () => string>> = {
  requests: messages.requests,
  reports,
  invited: messages.invited,
  members: messages.membersAndRoles,
  bans: messages.bans,
  settings,
  audit: messages.record,
};

const content: Readonly<Record<ToolTab, (props: { readonly forum: Forum }) => ReactNode>> = {
  requests: RequestsTab,
  reports: ReportsTab,
  invited: InvitedTab,
  members: MembersTab,
  bans: BansTab,
  settings: SettingsTab,
  audit: AuditTab,
};

interface OpenToolProps {
  readonly forum: Forum;
  readonly tab: ToolTab | undefined;
}

function OpenTool({ forum, tab }: OpenToolProps) {
  const { name, displayName } = forum;
  const tabs = tabsFor(forum);
  const back = (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/community/$name" params={{ name }} {...props} />}
    >
      {messages.backToTheForum()}
    </Button>
  );
  const [first] = tabs;
  if (first === undefined) {
    return (
      <>
        <PageTitle title={messages.forumTool()} />
        <EmptyState
          title={messages.forItsAdmins()}
          description={messages.youAreNeither({ forum: displayName })}
          action={back}
        />
      </>
    );
  }
  const current = tab !== undefined && tabs.includes(tab) ? tab : first;
  const Content = content[current];
  return (
    <>
      <PageTitle title={messages.forumTool()} description={displayName} actions={back} />
      <TabLinks
        label={messages.forumTool()}
        current={current}
        tabs={tabs.map((one) => ({
          name: one,
          label: labels[one](),
          link: { to: '/community/p/$name/tool', params: { name }, search: { tab: one } },
        }))}
      />
      <Content forum={forum} />
    </>
  );
}
