import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './begun-drafts.module.css';
import * as messages from './konnect.messages';

type Draft = HomeQuery['getLatestDrafts'][number];

/** What the reader has begun to write, a tap from going on. */
export function BegunDrafts({ drafts }: { readonly drafts: readonly Draft[] }) {
  return (
    <SectionCard title={messages.continueYourDraft()}>
      <ul className={classes.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftLink draft={draft}>
              {draft.threadId === null
                ? draft.title || messages.untitled()
                : messages.replyTo({ title: draft.title })}
            </DraftLink>
            {draft.preview !== '' && (
              <p className={classes.preview} dir="auto">
                {draft.preview}
              </p>
            )}
            <p className={classes.detail}>
              {rich(messages.savedIn, {
                forum: draft.displayName,
                when: <RelativeTime at={draft.updatedAt} />,
              })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** To where it is written on: the thread it answers, or the form of a new one. */
function DraftLink({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const { threadId, communityName: name } = draft;
  const className = classes.link ?? '';
  if (threadId !== null)
    return (
      <ThreadLink threadId={threadId} className={className}>
        {children}
      </ThreadLink>
    );
  return (
    <Link to="/community/$name/createThread" params={{ name }} className={className}>
      {children}
    </Link>
  );
}
