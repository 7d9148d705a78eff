import { readFailure } from '@lyceum/shell';
import { Button, Group, Modal } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import * as messages from '../replies.messages';
import classes from '../actions/dialogs.module.css';

interface Failure {
  readonly title: string;
  readonly text: string;
  readonly reference: string | undefined;
}

/**
 * Says why something was refused, in the server's words, in a dialog (checklist line 111). Answers what tells, and the
 * dialog itself, to be put on the screen.
 */
export function useFailureDialog(): [tell: (title: string, error: unknown) => void, dialog: ReactNode] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useCallback((title: string, error: unknown): void => {
    const { general, reference } = readFailure(error, []);
    setFailure({ title, text: general ?? '', reference });
    setOpen(true);
  }, []);
  const close = (): void => setOpen(false);
  const dialog = (
    <Modal opened={isOpen} onClose={close} title={failure?.title ?? ''} size="sm" zIndex={400}>
      <p>{failure?.text}</p>
      {failure?.reference !== undefined && (
        <p className={classes.note}>{messages.reference({ reference: failure.reference })}</p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          {messages.ok()}
        </Button>
      </Group>
    </Modal>
  );
  return [tell, dialog];
}
