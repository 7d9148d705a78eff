import { Modal } from '@mantine/core';

interface ThreadModalProps {
  readonly threadId: string;
  readonly brandName: string;
  readonly onClose: () => void;
}

/** A thread over the screen it was opened from (checklist lines 20, 86–87). */
export function ThreadModal({ threadId, onClose }: ThreadModalProps) {
  return <Modal opened onClose={onClose} title={threadId} />;
}
