import { Button, Group, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import classes from '../actions/dialogs.module.css';
import * as messages from '../replies.messages';

export interface Failure {
  readonly title: string;
  readonly text: string;
  readonly reference: string | undefined;
}

interface FailureDialogProps {
  readonly failure: Failure;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Why something was refused, in the server's words (checklist line 111). */
export function FailureDialog({ failure, opened, onClose }: FailureDialogProps) {
  // One that opens only after it stands there knows where to give the focus back to.
  const isThere = useMounted();
  return (
    <Modal opened={opened && isThere} onClose={onClose} title={failure.title} size="sm" zIndex={400}>
      <p>{failure.text}</p>
      {failure.reference !== undefined && (
        <p className={classes.note}>{messages.reference({ reference: failure.reference })}</p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {messages.ok()}
        </Button>
      </Group>
    </Modal>
  );
}
