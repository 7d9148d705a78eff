import { Alert } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import * as messages from './thread-view.messages';

/** Says of a thread that waits for review who looks at it, and who sees it until then; read out when it comes. */
export function HeldNotice({ isAuthor }: { readonly isAuthor: boolean }) {
  return (
    <Alert
      color="warmth"
      mt="md"
      role="status"
      icon={<IconClockPause size={20} stroke={1.75} aria-hidden />}
      title={messages.waitingForReview()}
    >
      {isAuthor ? messages.heldForReview() : messages.whoSeesIt()}
    </Alert>
  );
}
