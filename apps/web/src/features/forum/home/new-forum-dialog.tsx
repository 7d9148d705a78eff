import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { CreateForumForm } from './create-forum-form';
import { ProposeForumForm } from './propose-forum-form';

interface NewForumDialogProps {
  readonly title: string;
  /** Whether the forum is created at once, or asked for. */
  readonly creates: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form for a new forum, over the screen. */
export function NewForumDialog({ title, creates, isOpen, onClose }: NewForumDialogProps) {
  // A dialog that opens only after it stands there knows where to give the focus back to.
  const isThere = useMounted();
  return (
    <Modal opened={isThere && isOpen} onClose={onClose} title={title} size="lg">
      {creates ? <CreateForumForm onDone={onClose} /> : <ProposeForumForm onDone={onClose} />}
    </Modal>
  );
}
