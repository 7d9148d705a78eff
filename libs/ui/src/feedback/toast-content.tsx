import { Button } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import * as messages from './feedback.messages';
import type { ToastRequest, ToastTone } from './toast-request';

const looks: Record<ToastTone, { color: string; icon: typeof IconCheck; autoClose: number }> = {
  success: { color: 'live', icon: IconCheck, autoClose: 5000 },
  error: { color: 'danger', icon: IconAlertTriangle, autoClose: 10_000 },
  info: { color: 'purple', icon: IconInfoCircle, autoClose: 5000 },
};

/** The notification a request becomes; `close` takes it off the screen. */
export function toastContent(request: ToastRequest & { id: string }, close: () => void): NotificationData {
  const { color, icon: Icon, autoClose } = looks[request.tone];
  const { action } = request;
  return {
    id: request.id,
    title: request.title,
    color,
    icon: <Icon size={18} aria-hidden />,
    autoClose: request.autoClose ?? autoClose,
    withBorder: true,
    radius: 'lg',
    closeButtonProps: { 'aria-label': messages.dismiss() },
    // An error interrupts a screen reader, the rest waits its turn.
    role: request.tone === 'error' ? 'alert' : 'status',
    message: (
      <>
        {request.message}
        {action && (
          <Button
            size="compact-sm"
            variant="light"
            mt={8}
            display="block"
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </>
    ),
  };
}
