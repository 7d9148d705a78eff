import {
  type ModerationAction,
  moderationActionLabels,
  moderationLimits,
  type StaffCase,
} from '@lyceum/contracts';
import { isFreeKey } from '@lyceum/ui';
import { Alert, Button, Group, Kbd, Select, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { DetailSection } from '../../detail/detail-section';
import classes from './case.module.css';
import { decisionKeys } from './decision-keys';
import { useDecision } from './use-decision';

const dangerous: readonly ModerationAction[] = ['REMOVE', 'BAN'];

/** Days a ban lasts. */
const banDays = [
  { value: '1', label: 'For a day' },
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For 30 days' },
  { value: '', label: 'For good' },
];

/** Decides a case: a key or a press chooses, a reason, and Ctrl with Enter. Then the next case is shown. */
export function DecisionForm({ found }: { readonly found: StaffCase }) {
  const [action, setAction] = useState<ModerationAction | null>(null);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('7');
  const { isSending, refusal, decide } = useDecision(found);
  useActionKeys(found.actions, setAction);
  const send = () =>
    action && decide({ action, reason, banDays: action === 'BAN' && days ? Number(days) : null });
  return (
    <DetailSection title="Decide">
      <div className={classes.actions} role="group" aria-label="Decisions">
        {found.actions.map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant={action === choice ? 'filled' : 'default'}
            aria-pressed={action === choice}
            {...(dangerous.includes(choice) && action === choice && { color: 'danger' })}
            onClick={() => setAction(choice)}
          >
            {moderationActionLabels[choice]}
            <Kbd size="xs" className={classes.key} aria-hidden>
              {decisionKeys[choice]}
            </Kbd>
          </Button>
        ))}
      </div>
      {action && (
        <form
          key={action}
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        >
          <Textarea
            label="Reason"
            description="The author reads it, and so does whoever looks at an appeal. Ctrl with Enter decides."
            value={reason}
            maxLength={moderationLimits.reasonLength}
            autosize
            minRows={2}
            autoFocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {action === 'BAN' && (
            <Select
              label="How long"
              data={banDays}
              value={days}
              allowDeselect={false}
              onChange={(value) => setDays(value ?? '')}
            />
          )}
          {refusal && (
            <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              {refusal}
            </Alert>
          )}
          <Group gap="xs">
            <Button
              type="submit"
              loading={isSending}
              disabled={reason.trim() === ''}
              {...(dangerous.includes(action) && { color: 'danger' })}
            >
              {moderationActionLabels[action]}, then the next
            </Button>
          </Group>
        </form>
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
