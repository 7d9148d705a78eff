import { CardListSkeleton, EmptyState, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Forum } from '../forum.types';
import { OpenedForum } from '../page/opened-forum';
import { TabLinks } from '../parts/tab-links';
import { AuditTab } from './audit-tab';
import { BansTab } from './bans-tab';
import { InvitedTab } from './invited-tab';
import { MembersTab } from './members-tab';
import { reports } from './reports.messages';
import { ReportsTab } from './reports-tab';
import { RequestsTab } from './requests-tab';
import { settings } from './settings.messages';
import { SettingsTab } from './settings-tab';
import classes from './tool.module.css';
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
  return (
    <OpenedForum
      name={name}
      notFound={notFound}
      skeleton={<CardListSkeleton label={messages.loadingTheTool()} />}
    >
      {({ community }) => <OpenTool forum={community} tab={tab} />}
    </OpenedForum>
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
      <div className={classes.content}>
        <Content forum={forum} />
      </div>
    </>
  );
}
