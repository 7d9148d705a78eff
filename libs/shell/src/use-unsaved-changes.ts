import { confirm } from '@lyceum/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as messages from './unsaved-changes.messages';

/** The unload warning outlives the changes by this, in ms: what was sent a moment ago may not have arrived. */
const removalMilliseconds = 5_000;

/**
 * Warns before unsaved changes are lost (checklist line 33): the browser's own question when the page is closed or
 * left, ours when another screen is opened. The former stays for five seconds after `isDirty` has become false, or the
 * editor has gone.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useBlocker({
    shouldBlockFn: async () => {
      const leaves = await confirm({
        title: messages.leaveWithoutSaving(),
        message: messages.notSaved(),
        confirmLabel: messages.leave(),
        cancelLabel: messages.stay(),
        tone: 'danger',
      });
      return !leaves;
    },
    disabled: !isDirty,
    // Done below, with its own time.
    enableBeforeUnload: false,
  });
  useEffect(() => (isDirty ? warnOnUnload() : undefined), [isDirty]);
}

/** Starts to warn. Answers the function that stops it, five seconds later. */
function warnOnUnload(): () => void {
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => {
    window.setTimeout(() => window.removeEventListener('beforeunload', warn), removalMilliseconds);
  };
}
