import { holdsPermission } from '@lyceum/contracts/permissions';
import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import * as messages from './home.messages';

const NewForumDialog = lazyDialog(() => import('./new-forum-dialog').then((it) => it.NewForumDialog));

/** Staff create a forum, everybody else asks for one (checklist line 80). The form comes when it is asked for. */
export function NewForumButton() {
  const roles = useSession().user?.roles ?? [];
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const creates = holdsPermission(roles, 'forum.create');
  const words = creates ? messages.createAForum() : messages.proposeAForum();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {words}
      </Button>
      {isAsked && (
        <Suspense>
          <NewForumDialog title={words} creates={creates} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
