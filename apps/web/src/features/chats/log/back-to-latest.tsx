import { Button } from '@mantine/core';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';
import type { WayBack } from './use-shown-log';

/** Below what was said earlier: the way on, and back to the end. */
export function BackToLatest({ isLoading, later, leave }: WayBack) {
  return (
    <div className={classes.wayBack}>
      <Button variant="subtle" size="xs" loading={isLoading} onClick={later}>
        {messages.laterMessages()}
      </Button>
      <p role="status">{messages.readingEarlier()}</p>
      <Button size="xs" variant="default" onClick={leave}>
        {messages.backToLatest()}
      </Button>
    </div>
  );
}
