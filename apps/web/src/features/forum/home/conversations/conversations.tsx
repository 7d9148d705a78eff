import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forumQueries } from '../../forum-queries';
import { NextPageFailure } from '../../parts/next-page-failure';
import { useNearEnd } from '../../parts/use-near-end';
import { ConversationBox } from './conversation-box';
import { ConversationCard } from './conversation-card';
import { conversationQueries } from './conversation-queries';
import * as messages from './conversations.messages';
import classes from './conversations.module.css';
import { NewConversationsPill } from './new-conversations-pill';

interface ConversationsProps {
  /** One that a notification leads to; it stands on top. */
  readonly conversationId?: string | undefined;
}

/** What the caller's forums talk about, and a box to join in (checklist line 82). */
export function Conversations({ conversationId }: ConversationsProps) {
  const userId = useSession().user?.id ?? '';
  const forums = useQuery(forumQueries.mine(userId)).data?.getUserCommunities;
  return (
    <div className={classes.root}>
      {forums && forums.length > 0 && <ConversationBox forums={forums} />}
      {conversationId !== undefined && <OneConversation key={conversationId} id={conversationId} />}
      <NewConversationsPill />
      <ConversationList leftOut={conversationId} hasForums={forums === undefined || forums.length > 0} />
    </div>
  );
}

function OneConversation({ id }: { readonly id: string }) {
  const userId = useSession().user?.id ?? '';
  const one = useQuery(conversationQueries.one(userId, id));
  return (
    <QueryContent
      query={one}
      subject={messages.theConversation()}
      skeleton={(label) => <CardListSkeleton cards={1} label={label} />}
    >
      {({ getConversation }) => (
        <section aria-label={messages.conversationOfTheNotice()} className={classes.one}>
          <ConversationCard conversation={getConversation} />
        </section>
      )}
    </QueryContent>
  );
}

interface ListProps {
  /** Shown above the list already. */
  readonly leftOut: string | undefined;
  readonly hasForums: boolean;
}

function ConversationList({ leftOut, hasForums }: ListProps) {
  const userId = useSession().user?.id ?? '';
  const list = useInfiniteQuery(conversationQueries.list(userId));
  const end = useNearEnd(list);
  return (
    <QueryContent query={list} subject={messages.theConversations()}>
      {({ pages }) => {
        const rows = rowsOf(pages).filter(({ id }) => id !== leftOut);
        if (rows.length === 0 && leftOut === undefined) return hasForums ? <Silence /> : <NoForum />;
        return (
          <>
            <ul className={classes.list} aria-label={messages.conversations()}>
              {rows.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationCard conversation={conversation} />
                </li>
              ))}
            </ul>
            <div ref={end}>
              {list.isFetchingNextPage && <CardListSkeleton cards={1} label={messages.loadingMore()} />}
              <NextPageFailure list={list} text={messages.nextPageFailed()} />
            </div>
          </>
        );
      }}
    </QueryContent>
  );
}

function Silence() {
  return <EmptyState title={messages.noConversations()} description={messages.aboutConversations()} />;
}

function NoForum() {
  return (
    <EmptyState
      title={messages.joinAForumFirst()}
      description={messages.aboutJoining()}
      action={
        <Button renderRoot={(props) => <Link to="/community" search={{ tab: 'all' }} {...props} />}>
          {messages.findAForum()}
        </Button>
      }
    />
  );
}
