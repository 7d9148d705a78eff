import { failureTexts } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { TimeValue } from '../../tables/cell-value';
import classes from './entry-form.module.css';
import type { Draft } from './use-draft';

/** What has become of what was typed, where everybody sees it. */
export function DraftStateLine({ draft: { state, keep } }: { readonly draft: Draft }) {
  if (state.kind === 'failed')
    return (
      <div className={classes.bar} role="alert">
        <span className={classes.error}>
          Not saved: {failureTexts(state.error).description ?? 'the server did not answer'} It stays here
          until it is.
        </span>
        <Button size="compact-xs" variant="default" onClick={() => void keep()}>
          Save now
        </Button>
      </div>
    );
  return (
    <p className={classes.state} role="status">
      {state.kind === 'kept' ? (
        <>
          Draft saved <TimeValue at={state.at} />
        </>
      ) : state.kind === 'crossed' ? (
        'Somebody else saved this meanwhile'
      ) : (
        'Saving…'
      )}
    </p>
  );
}
