import { holdsPermission, type Permission } from '@lyceum/contracts/permissions';
import { useSession } from '@lyceum/session';
import { lazyPart } from '@lyceum/shell';
import { CardListSkeleton, Page, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { UnderAnnouncement } from '../parts/announcement-banner';
import { TabLinks } from '../parts/tab-links';
import { SearchBox } from '../search/search-box';
import * as messages from './home.messages';
import classes from './community-home.module.css';
import { AllForums, MyForums, RecommendedForums } from './forum-cards';
import { ForumProposals } from './forum-proposals';
import { HomeFeed, SavedThreads } from './home-feed';
import type { HomeTab } from './home-search';
import { NewForumButton } from './new-forum-button';

/** Comes when it is looked at: the other tabs do without it. */
const Conversations = lazyPart(() => import('./conversations/conversations').then((it) => it.Conversations));

/** For teachers. */
const StudentThreads = lazyPart(() => import('./student-threads').then((it) => it.StudentThreads));

interface Opened {
  /** A conversation that a notification leads to. */
  readonly conversation?: string | undefined;
}

interface CommunityHomeProps extends Opened {
  readonly tab: HomeTab;
  /** A search over forums, posts and people. */
  readonly onSearch: (query: string) => void;
}

const labels: Readonly<Record<HomeTab, () => string>> = {
  feed: messages.myFeed,
  conversations: messages.conversations,
  all: messages.allForums,
  mine: messages.myForums,
  recommended: messages.recommended,
  saved: messages.saved,
  students: messages.yourStudents,
  proposals: messages.proposals,
};

const content: Readonly<Record<HomeTab, (props: Opened) => ReactNode>> = {
  feed: HomeFeed,
  conversations: ConversationsTab,
  all: AllForums,
  mine: MyForums,
  recommended: RecommendedForums,
  saved: SavedThreads,
  students: StudentsTab,
  proposals: ForumProposals,
};

/** Tabs that are there for some alone. */
const rights: Readonly<Partial<Record<HomeTab, Permission>>> = {
  students: 'forum.teach',
  proposals: 'forum.create',
};

/** The home of the forums (checklist line 61): what is new in the caller's, and the way to all others. */
export function CommunityHome({ tab, conversation, onSearch }: CommunityHomeProps) {
  const roles = useSession().user?.roles ?? [];
  const tabs = (Object.keys(labels) as HomeTab[]).filter((name) => {
    const right = rights[name];
    return right === undefined || holdsPermission(roles, right);
  });
  const shown = tabs.includes(tab) ? tab : 'feed';
  const Content = content[shown];
  return (
    <Page>
      <PageTitle
        title={messages.community()}
        actions={
          <>
            <NewForumButton />
            <Button
              leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />}
              renderRoot={(props) => <Link to="/community/createThread" {...props} />}
            >
              {messages.newThread()}
            </Button>
          </>
        }
      />
      <UnderAnnouncement type="COMMUNITY" tag="home">
        <div className={classes.search}>
          <SearchBox label={messages.searchEverything()} value="" onSearch={onSearch} />
        </div>
        <TabLinks
          label={messages.community()}
          current={shown}
          tabs={tabs.map((name) => ({
            name,
            label: labels[name](),
            link: { to: '/community', search: name === 'feed' ? {} : { tab: name } },
          }))}
        />
        <Content conversation={conversation} />
      </UnderAnnouncement>
    </Page>
  );
}

function StudentsTab() {
  return (
    <Suspense fallback={<CardListSkeleton label={messages.threadsOfYourStudents()} />}>
      <StudentThreads />
    </Suspense>
  );
}

function ConversationsTab({ conversation }: Opened) {
  return (
    <Suspense fallback={<CardListSkeleton label={messages.loadingTheConversations()} />}>
      <Conversations conversationId={conversation} />
    </Suspense>
  );
}
