import { failureTexts } from '@lyceum/shell';
import { useState } from 'react';
import { asFailure } from '../app/as-failure';

/** The steps of a form, one after the other: whether one is under way, and why the last one was refused. */
export function useSteps() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** `onFailure` is awaited before the refusal is told. */
  const run = async (
    step: () => Promise<void>,
    onFailure?: (failure: unknown) => Promise<void>,
  ): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await step();
    } catch (error) {
      const failure = asFailure(error);
      await onFailure?.(failure);
      setRefusal(failureTexts(failure).description ?? 'Something went wrong on our side. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { refusal, setRefusal, isBusy, run };
}
