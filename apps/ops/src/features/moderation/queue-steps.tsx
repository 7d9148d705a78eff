import type { RowPlace } from '@lyceum/contracts/ops';
import { isFreeKey } from '@lyceum/ui';
import { Button, Kbd } from '@mantine/core';
import { useEffect } from 'react';
import { formatNumber } from '../../layout/formats';
import classes from './case.module.css';
import type { Queue } from './use-queue';

/** Which of how many the case is; skipping it, and back to the one before. */
export function QueueSteps({ queue }: { readonly queue: Queue }) {
  const { place, skip, back, canGoBack } = queue;
  const canSkip = Boolean(place?.next);
  useStepKeys({ j: canSkip && skip, k: canGoBack && back });
  return (
    <div className={classes.steps} role="group" aria-label="Queue">
      <Button
        size="xs"
        variant="default"
        disabled={!canGoBack}
        aria-keyshortcuts="k"
        onClick={() => void back()}
      >
        Back
        <Kbd size="xs" className={classes.key} aria-hidden>
          k
        </Kbd>
      </Button>
      <span className={classes.place} aria-live="polite">
        {place && placeWords(place)}
      </span>
      <Button
        size="xs"
        variant="default"
        disabled={!canSkip}
        aria-keyshortcuts="j"
        onClick={() => void skip()}
      >
        Skip
        <Kbd size="xs" className={classes.key} aria-hidden>
          j
        </Kbd>
      </Button>
    </div>
  );
}

/** `2 of 4`; of a case that is not among them, how many there are. */
export function placeWords({ place, total: { rows, isAbout } }: RowPlace): string {
  const total = isAbout ? `over ${formatNumber(rows)}` : formatNumber(rows);
  return place === null ? `${total} in the queue` : `${formatNumber(place)} of ${total}`;
}

/** As in lists: j is the next one and k the one before, while nothing is being typed. */
function useStepKeys(steps: Readonly<Record<'j' | 'k', false | (() => Promise<void>)>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = (event.key === 'j' || event.key === 'k') && steps[event.key];
      if (!step || !isFreeKey(event)) return;
      event.preventDefault();
      void step();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
