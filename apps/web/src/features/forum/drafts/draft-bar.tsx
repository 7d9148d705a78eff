import { RelativeTime, rich, toast } from '@lyceum/ui';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './drafts.messages';
import classes from './draft-bar.module.css';
import type { DraftState } from './draft.types';
import { offlineFailure } from './draft-sync';
import type { Draft } from './use-draft';

interface DraftBarProps {
  readonly draft: Pick<
    Draft<unknown>,
    'save' | Exclude<keyof DraftState<unknown>, 'content' | 'conflict'>
  > & {
    readonly conflict: unknown;
  };
  /** Whether there is nothing to lose yet. */
  readonly isEmpty: boolean;
  /** Further things one can do about it. */
  readonly children?: ReactNode;
}

/** Says how safe a draft is, and saves it on demand (checklist line 120). */
export function DraftBar({ draft, isEmpty, children }: DraftBarProps) {
  const save = async (): Promise<void> => {
    if (await draft.save()) toast.success(messages.saved(), { id: 'draft-saved' });
  };
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        size="sm"
        disabled={isEmpty || draft.conflict !== null}
        loading={draft.isSaving}
        onClick={() => void save()}
      >
        {messages.saveDraft()}
      </Button>
      {children}
      <Text component="div" size="sm" className={classes.note ?? ''}>
        {!isEmpty && <DraftNote draft={draft} />}
      </Text>
    </div>
  );
}

function DraftNote({ draft }: Pick<DraftBarProps, 'draft'>) {
  const { isKept, failure, isSent, savedAt, draftId } = draft;
  if (!isKept) return messages.notSavedYet();
  if (failure === offlineFailure) return <span role="status">{messages.keptUntilOnline()}</span>;
  if (failure !== null)
    return (
      <span role="status" className={classes.failure}>
        {failure}
      </span>
    );
  if (savedAt !== null && draftId !== null) {
    const said = isSent ? messages.draftSaved : messages.changedSinceSaved;
    return rich(said, { when: <RelativeTime at={savedAt} /> });
  }
  return messages.keptOnThisDevice();
}
