import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirm-dialog.module.css';
import * as messages from './feedback.messages';

export interface ConfirmRequest {
  title: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for what cannot be taken back: red button, and the focus starts on Cancel. */
  tone?: 'danger';
  /** Asked as it is confirmed: the dialog stays while this says no, which the message gives the reason for. */
  mayConfirm?: () => boolean;
  /** px, shrunk to fit the screen. */
  width?: number;
  /** px, at least: a longer message makes it taller, and scrolls where the screen ends. */
  height?: number;
}

export interface ConfirmDialogProps extends ConfirmRequest {
  opened: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** The dialog behind `confirm()`; use it directly only where the question lives in component state. */
export function ConfirmDialog({
  opened,
  onAnswer,
  title,
  message,
  confirmLabel = messages.confirm(),
  cancelLabel = messages.cancel(),
  tone,
  mayConfirm = () => true,
  width = 400,
  height = 200,
}: ConfirmDialogProps) {
  const dangerous = tone === 'danger';
  return (
    <Modal.Root opened={opened} onClose={() => onAnswer(false)} size={width} centered>
      <Modal.Overlay backgroundOpacity={0.45} blur={3} />
      <Modal.Content>
        <div className={classes.box} style={{ minHeight: height }}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.Body className={classes.message}>{message}</Modal.Body>
          <div className={classes.actions}>
            <Button variant="default" data-autofocus={dangerous || undefined} onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Button>
            <Button
              color={dangerous ? 'danger' : undefined}
              data-autofocus={!dangerous || undefined}
              onClick={() => mayConfirm() && onAnswer(true)}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
