import '@mantine/notifications/styles.layer.css';
import { Notifications, type NotificationsProps, notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { ConfirmDialog, type ConfirmRequest } from './confirm-dialog';
import { attachFeedbackHost } from './feedback-channel';
import classes from './feedback-host.module.css';
import { toastContent } from './toast-content';
import type { ToastRequest } from './toast-request';
import { makeToastRoom } from './toast-room';

interface Question {
  key: number;
  request: ConfirmRequest;
  answer: (confirmed: boolean) => void;
}

let lastKey = 0;

function showToast(request: ToastRequest): void {
  const id = request.id ?? `toast-${++lastKey}`;
  const content = {
    ...toastContent({ ...request, id }, () => notifications.hide(id)),
    // Never over what somebody writes.
    ...(makeToastRoom() && { position: 'top-center' as const }),
  };
  // Showing an id that is on the screen is ignored by Mantine, so a repeated message updates it instead.
  notifications.update(content);
  notifications.show(content);
}

export interface FeedbackHostProps {
  readonly toastPosition: NonNullable<NotificationsProps['position']>;
}

/** Toasts and confirmation dialogs. A chunk of its own: loaded when first needed, or when the browser is idle. */
export function FeedbackHost({ toastPosition }: FeedbackHostProps) {
  const [questions, setQuestions] = useState<Question[]>([]);
  const [current] = questions;

  useEffect(
    () =>
      attachFeedbackHost({
        showToast,
        hideToast: (id) => void notifications.hide(id),
        askConfirmation: (request) =>
          new Promise((answer) => setQuestions((asked) => [...asked, { key: ++lastKey, request, answer }])),
      }),
    [],
  );

  const answer = (confirmed: boolean) => {
    current?.answer(confirmed);
    setQuestions((asked) => asked.slice(1));
  };

  return (
    <>
      <Notifications
        position={toastPosition}
        containerWidth={400}
        limit={4}
        className={classes.toasts ?? ''}
      />
      {current && <ConfirmDialog {...current.request} key={current.key} opened onAnswer={answer} />}
    </>
  );
}
