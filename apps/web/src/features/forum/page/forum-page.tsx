import type { ThreadSort } from '@lyceum/contracts/forum';
import { lazyDialog } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { ProfileSkeleton } from '@lyceum/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { hasCopy, threadDraftKey } from '../drafts/local-copy';
import * as drafts from '../drafts/drafts.messages';
import type { ForumPage as ForumPageData } from '../forum.types';
import { UnderAnnouncement } from '../parts/announcement-banner';
import { TabLinks } from '../parts/tab-links';
import { ForumHeader } from './forum-header';
import { ForumInfo } from './forum-info';
import { ForumPeople } from './forum-people';
import { ForumPosts, NewPostButton } from './forum-posts';
import { type ForumSearch, inAddress } from './forum-search';
import { MembershipButtons } from './membership-buttons';
import { OpenedForum } from './opened-forum';
import * as messages from './page.messages';
import { useDeclining, useJoining, useLeaving } from './use-membership';

const InviteDialog = lazyDialog(() => import('./invite-dialog').then((it) => it.InviteDialog));

export interface ForumScreenProps {
  readonly name: string;
  readonly search: ForumSearch;
  /** Whether a thread lies over the page. */
  readonly isThreadOpen: boolean;
  readonly onSort: (sort: ThreadSort) => void;
  /** A search of the forum; '' ends it. */
  readonly onSearch: (query: string) => void;
  /** The 404 page. */
  readonly notFound: ReactNode;
}

/** A forum (checklist lines 60–73): its page, or why it does not open. */
export function ForumScreen(props: ForumScreenProps) {
  const { name, notFound } = props;
  return (
    <OpenedForum
      name={name}
      notFound={notFound}
      skeleton={<ProfileSkeleton label={messages.loadingTheForum()} />}
    >
      {(page) => <OpenForum {...props} page={page} />}
    </OpenedForum>
  );
}

const tabLabels = { posts: messages.posts, members: messages.members, info: messages.info } as const;

function OpenForum({ page, ...props }: ForumScreenProps & { readonly page: ForumPageData }) {
  const { search } = props;
  const { community } = page;
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ForumHeader
        forum={community}
        membership={<Membership page={page} onInvite={() => setInviting(true)} />}
      />
      <UnderAnnouncement type="COMMUNITY" tag={community.name}>
        <TabLinks
          label={messages.forum()}
          current={search.tab}
          tabs={(['posts', 'members', 'info'] as const).map((tab) => ({
            name: tab,
            label: tabLabels[tab](),
            link: {
              to: '/community/$name',
              params: { name: community.name },
              search: inAddress({ tab, sort: search.sort, q: '' }),
            },
          }))}
        />
        <TabContent {...props} page={page} />
      </UnderAnnouncement>
      {isInviting && (
        <Suspense>
          <InviteDialog forum={community} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}

function Membership({ page, onInvite }: { readonly page: ForumPageData; readonly onInvite: () => void }) {
  const { id, displayName, privacy, requestingUserIsMember, isInvited } = page.community;
  const joining = useJoining();
  const leaving = useLeaving();
  const declining = useDeclining();
  return (
    <>
      {requestingUserIsMember === 'YES' && <WriteButton page={page} />}
      <MembershipButtons
        privacy={privacy}
        membership={requestingUserIsMember}
        isInvited={isInvited}
        pending={joining.isPending ? 'joining' : leaving.isPending ? 'leaving' : null}
        onJoin={() => joining.mutate(id)}
        onInvite={onInvite}
        onLeave={() => leaving.ask({ id, displayName })}
        onDecline={() => declining.mutate(id)}
      />
    </>
  );
}

/** Begins a thread, or goes on with the one that was begun here. */
function WriteButton({ page: { community, requestingUserHasDraft } }: { readonly page: ForumPageData }) {
  const userId = useSession().user?.id ?? '';
  const hasDraft = requestingUserHasDraft || hasCopy(threadDraftKey(userId, community.id));
  return (
    <NewPostButton name={community.name}>
      {hasDraft ? drafts.continueYourDraft() : messages.newThread()}
    </NewPostButton>
  );
}

function TabContent({ page, ...props }: ForumScreenProps & { readonly page: ForumPageData }) {
  const { community } = page;
  const { tab } = props.search;
  const leaving = useLeaving();
  if (tab === 'members') return <ForumPeople forum={community} />;
  if (tab === 'info')
    return (
      <ForumInfo forum={community} isLeaving={leaving.isPending} onLeave={() => leaving.ask(community)} />
    );
  return <ForumPosts {...props} page={page} />;
}
