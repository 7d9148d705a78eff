import { threadErrors } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { MessageScreen, Page, PageTitle, rich, TextSkeleton, toast, useBrandName } from '@lyceum/ui';
import { MentionSuggestionsDocument, send } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { ForumRefusal, forumStatusOf } from '../page/forum-refusal';
import { RequestAccess } from '../page/request-access';
import { refreshForums } from '../refresh-forums';
import { useAccessChanges } from '../use-access-changes';
import { threadDraftKey } from '../drafts/local-copy';
import { useDraft } from '../drafts/use-draft';
import { uploadMedia } from '../upload-media';
import * as messages from './create-thread.messages';
import { threadDraftOnServer, threadKind } from './thread-draft';
import { ThreadForm } from './thread-form';
import type { PostedThread } from './use-create-thread';

interface CreateThreadScreenProps {
  readonly communityName: string;
  /** Opens what was posted. */
  readonly onPosted: (threadId: string) => void;
  /** The 404 page. */
  readonly notFound: ReactNode;
}

/** Where a post of a forum is written, or why it cannot be. */
export function CreateThreadScreen({ communityName, onPosted, notFound }: CreateThreadScreenProps) {
  const userId = useSession().user?.id ?? '';
  const page = useQuery(forumQueries.page(communityName, userId));
  useAccessChanges();
  if (page.data) {
    const { community } = page.data.getCommunityByName;
    const Screen = community.requestingUserIsMember === 'YES' ? Writing : NotAMember;
    return <Screen forum={community} userId={userId} onPosted={onPosted} />;
  }
  if (page.error && !page.isFetching) {
    return (
      <ForumRefusal
        status={forumStatusOf(page.error)}
        requestAccess={<RequestAccess communityName={communityName} />}
        notFound={notFound}
        onRetry={() => void page.refetch()}
      />
    );
  }
  return (
    <Page width="reading">
      <TextSkeleton lines={8} label={messages.loadingTheForum()} />
    </Page>
  );
}

interface ForumProps extends Pick<CreateThreadScreenProps, 'onPosted'> {
  readonly forum: Forum;
  readonly userId: string;
}

function Writing({ forum, userId, onPosted }: ForumProps) {
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  const suggest = useCallback(
    async (queryString: string, signal: AbortSignal) => {
      const variables = { userId, queryString, communityId: forum.id };
      return (await send(MentionSuggestionsDocument, variables, { signal })).getUserSuggestions;
    },
    [userId, forum.id],
  );
  const open = ({ id, isHeld }: PostedThread): void => {
    toast.success(isHeld ? messages.heldForReview() : messages.yourThreadIsOut());
    onPosted(id);
  };
  return (
    <Page width="reading">
      <PageTitle
        title={messages.newThread()}
        description={rich(messages.inForum, {
          forum: (
            <Link to="/community/$name" params={{ name: forum.name }}>
              {forum.displayName}
            </Link>
          ),
        })}
      />
      <DraftedForm
        key={round}
        forum={forum}
        userId={userId}
        suggest={suggest}
        onPosted={open}
        onDiscard={() => {
          setRound(round + 1);
          // The forum offers to go on with it.
          void refreshForums(queryClient);
        }}
      />
    </Page>
  );
}

interface DraftedFormProps extends Pick<
  ComponentProps<typeof ThreadForm>,
  'suggest' | 'onPosted' | 'onDiscard'
> {
  readonly forum: Forum;
  readonly userId: string;
}

/** The form with what was written before, here or on another device. */
function DraftedForm({ forum, userId, ...form }: DraftedFormProps) {
  const [server] = useState(() => threadDraftOnServer(userId, forum.id));
  const draft = useDraft(threadDraftKey(userId, forum.id), threadKind, server);
  if (!draft.isReady) return <TextSkeleton lines={8} label={messages.loadingYourDraft()} />;
  return <ThreadForm communityId={forum.id} draft={draft} upload={uploadMedia} {...form} />;
}

function NotAMember({ forum }: ForumProps) {
  const brandName = useBrandName();
  useDocumentTitle(messages.newThreadTitle({ brandName }));
  return (
    <MessageScreen
      title={messages.notAMember({ displayName: forum.displayName })}
      description={threadErrors.NOT_A_MEMBER.message}
      action={
        <Button
          renderRoot={(props) => <Link to="/community/$name" params={{ name: forum.name }} {...props} />}
        >
          {messages.goToTheForum()}
        </Button>
      }
    />
  );
}
