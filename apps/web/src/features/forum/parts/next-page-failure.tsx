import { failureTexts } from '@lyceum/shell';
import { Button } from '@mantine/core';
import classes from './next-page-failure.module.css';
import * as messages from './parts.messages';

interface NextPageFailureProps {
  readonly list: {
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** Said where the failure says nothing of itself. */
  readonly text: string;
}

/** Stands at the end of a list whose next page did not come. */
export function NextPageFailure({ list, text }: NextPageFailureProps) {
  if (!list.isFetchNextPageError) return null;
  return (
    <div role="alert" className={classes.root}>
      <span>{failureTexts(list.error).description ?? text}</span>
      <Button variant="default" size="sm" onClick={() => void list.fetchNextPage()}>
        {messages.tryAgain()}
      </Button>
    </div>
  );
}
