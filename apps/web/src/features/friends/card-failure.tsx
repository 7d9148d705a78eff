import { Button } from '@mantine/core';
import classes from './card-failure.module.css';
import * as messages from './friends.messages';

/** Stands for what a card says where it did not come. */
export function CardFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={classes.root}>
      <p>{messages.cardFailed()}</p>
      <Button size="sm" variant="default" onClick={onRetry}>
        {messages.tryAgain()}
      </Button>
    </div>
  );
}
