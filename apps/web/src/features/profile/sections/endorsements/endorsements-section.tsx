import { failureTexts, lazyPart, NextPage } from '@lyceum/shell';
import { ErrorState, SectionCard, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Profile } from '../../profile-query';
import { type Endorsement, endorsementsQuery } from './endorsement-queries';
import classes from './endorsements.module.css';
import * as messages from './endorsements.messages';
import { EndorsementText } from './endorsement-text';

const EndorsementForm = lazyPart(() => import('./endorsement-form').then((it) => it.EndorsementForm));

interface EndorsementsSectionProps {
  readonly person: Profile;
  readonly isOwn: boolean;
}

/** What others say for somebody, and where one says something for them (checklist lines 146, 152–154). */
export function EndorsementsSection({ person, isOwn }: EndorsementsSectionProps) {
  const { id, firstName } = person;
  const query = useInfiniteQuery(endorsementsQuery(id));
  const { data, error, refetch } = query;
  const [isWriting, setWriting] = useState(false);
  const opener = useReturningFocus(isWriting);
  const [first] = data?.pages ?? [];
  const own = first?.own ?? null;
  const listed = data?.pages.flatMap(({ endorsements }) => endorsements) ?? [];
  const mayWrite = first?.mayEndorse === true && !isWriting;
  return (
    <SectionCard
      title={messages.endorsements()}
      action={
        mayWrite &&
        !own && (
          <Button ref={opener} size="xs" variant="default" onClick={() => setWriting(true)}>
            {messages.endorse({ firstName })}
          </Button>
        )
      }
    >
      <div id="endorsements" className={classes.root}>
        {isWriting && (
          <Suspense fallback={<TextSkeleton label={messages.loadingTheForm()} />}>
            <EndorsementForm
              person={person}
              before={own?.endorsementText ?? ''}
              onDone={() => setWriting(false)}
            />
          </Suspense>
        )}
        {own && !isWriting && (
          <OwnText own={own} mayWrite={mayWrite} opener={opener} onEdit={() => setWriting(true)} />
        )}
        {first ? (
          <Listed person={person} isOwn={isOwn} listed={listed} isAlone={own === null && !isWriting} />
        ) : (
          <NotThere error={error} onRetry={() => void refetch()} />
        )}
        <NextPage list={query} label={messages.showMore()} failed={messages.fetchingFailed()} />
      </div>
    </SectionCard>
  );
}

interface OwnTextProps {
  readonly own: Endorsement;
  readonly mayWrite: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
}

function OwnText({ own, mayWrite, opener, onEdit }: OwnTextProps) {
  return (
    <EndorsementText
      endorsement={own}
      action={
        mayWrite && (
          <Button ref={opener} size="xs" variant="default" aria-label={messages.editYours()} onClick={onEdit}>
            {messages.edit()}
          </Button>
        )
      }
    />
  );
}

function NotThere({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (!error) return <TextSkeleton label={messages.loading()} />;
  return (
    <ErrorState
      {...failureTexts(error)}
      title={messages.didNotLoad()}
      description={messages.fetchingFailed()}
      onRetry={onRetry}
    />
  );
}

interface ListedProps extends EndorsementsSectionProps {
  readonly listed: readonly Endorsement[];
  /** Whether nothing else stands in the section. */
  readonly isAlone: boolean;
}

function Listed({ person, isOwn, listed, isAlone }: ListedProps) {
  const { firstName } = person;
  if (listed.length > 0)
    return (
      <ul className={classes.list}>
        {listed.map((endorsement) => (
          <li key={endorsement.id}>
            <EndorsementText endorsement={endorsement} isReceiver={isOwn} />
          </li>
        ))}
      </ul>
    );
  if (!isAlone) return null;
  return (
    <p className={classes.nothing}>{isOwn ? messages.noneOfYours() : messages.noneYet({ firstName })}</p>
  );
}

/** The button that opened the form has the focus again when that is left. */
function useReturningFocus(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
