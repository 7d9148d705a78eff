import { type ModerationAction, moderationActionLabels, type StaffCase } from '@lyceum/contracts/moderation';
import { isFreeKey } from '@lyceum/ui';
import { Button, Kbd } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DetailSection } from '../../detail/detail-section';
import classes from './case.module.css';
import { isDangerous } from './dangerous-decisions';
import { decisionKeys } from './decision-keys';
import { KeptReasons } from './kept-reasons';
import { draftOf, keepDraft, type ReasonDraft, withReason } from './reason-drafts';
import { ReasonForm } from './reason-form';
import type { Queue } from './use-queue';

/** Decides a case: a key or a press chooses, a reason, and Ctrl with Enter. Then the next case is shown. */
export function DecisionForm({ found, queue }: { readonly found: StaffCase; readonly queue: Queue }) {
  const [draft, setDraft] = useState(() => draftOf(found.id, found.actions));
  // What was left here shows itself; the keys that walk on are not typed into it.
  const [isChosen, setChosen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { action, text } = draft;
  const change = (part: Partial<ReasonDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(found.id, next);
  };
  const choose = (next: ModerationAction): void => {
    setChosen(true);
    change({ action: next });
    field.current?.focus();
  };
  useActionKeys(found.actions, choose);
  return (
    <DetailSection title="Decide">
      <div className={classes.actions} role="group" aria-label="Decisions">
        {found.actions.map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant={action === choice ? 'filled' : 'default'}
            aria-pressed={action === choice}
            {...(isDangerous(choice) && action === choice && { color: 'danger' })}
            onClick={() => choose(choice)}
          >
            {moderationActionLabels[choice]()}
            <Kbd size="xs" className={classes.key} aria-hidden>
              {decisionKeys[choice]}
            </Kbd>
          </Button>
        ))}
      </div>
      {action && (
        <div className={classes.form}>
          <KeptReasons
            forum={found.forum}
            onChoose={(kept) => {
              change({ text: withReason(text, kept) });
              field.current?.focus();
            }}
          />
          <ReasonForm
            key={action}
            action={action}
            found={found}
            queue={queue}
            draft={draft}
            onChange={change}
            field={field}
            isFocused={isChosen}
          />
        </div>
      )}
    </DetailSection>
  );
}

/** A letter chooses a decision while nothing is being typed. */
function useActionKeys(
  actions: readonly ModerationAction[],
  onAction: (action: ModerationAction) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const chosen = actions.find((action) => decisionKeys[action] === event.key);
      if (!chosen || !isFreeKey(event)) return;
      event.preventDefault();
      onAction(chosen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [actions, onAction]);
}
