import { type ModerationAction, moderationActionLabels, type StaffCase } from '@lyceum/contracts/moderation';
import { isFreeKey } from '@lyceum/ui';
import { Button, Kbd } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DetailSection } from '../../detail/detail-section';
import classes from './case.module.css';
import { isDangerous } from './dangerous-decisions';
import { decisionKeys } from './decision-keys';
import { KeptReasons } from './kept-reasons';
import { ReasonForm } from './reason-form';
import type { Queue } from './use-queue';

/** Decides a case: a key or a press chooses, a reason, and Ctrl with Enter. Then the next case is shown. */
export function DecisionForm({ found, queue }: { readonly found: StaffCase; readonly queue: Queue }) {
  const [action, setAction] = useState<ModerationAction | null>(null);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useActionKeys(found.actions, setAction);
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
            onClick={() => setAction(choice)}
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
          <ReasonForm
            key={action}
            action={action}
            found={found}
            queue={queue}
            text={reason}
            onText={setReason}
            field={field}
          />
          <KeptReasons
            forum={found.forum}
            onChoose={(text) => {
              setReason(text);
              field.current?.focus();
            }}
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
