import { holdsPermission } from '@lyceum/contracts';
import { useSession } from '@lyceum/session';
import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CreateForumForm } from './create-forum-form';
import { ProposeForumForm } from './propose-forum-form';

/** Staff create a forum, everybody else asks for one (checklist line 80). */
export function NewForumButton() {
  const roles = useSession().user?.roles ?? [];
  const [opened, setOpened] = useState(false);
  const creates = holdsPermission(roles, 'forum.create');
  const words = creates ? 'Create a forum' : 'Propose a forum';
  const close = (): void => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {words}
      </Button>
      <Modal opened={opened} onClose={close} title={words} size="lg">
        {creates ? <CreateForumForm onDone={close} /> : <ProposeForumForm onDone={close} />}
      </Modal>
    </>
  );
}
