import { authErrors } from '@lyceum/contracts/auth';
import { session } from '@lyceum/session';
import { Button, Modal } from '@mantine/core';
import * as messages from './time-out-modal.messages';
import classes from './time-out-modal.module.css';

/** Checklist line 26. Continue leaves the user on the screen below. */
export function TimeOutModal() {
  const close = (): void => session.dismissEndNotice();
  return (
    <Modal opened onClose={close} centered withCloseButton={false} title={messages.youWereAway()} size={400}>
      <p className={classes.text}>{authErrors.SESSION_EXPIRED.message}</p>
      <Button fullWidth data-autofocus onClick={close}>
        {messages.goOn()}
      </Button>
    </Modal>
  );
}
