import { chatsLimits } from '@lyceum/contracts/chats';
import { toast } from '@lyceum/ui';
import { CreateChatGroupDocument, execute } from '@lyceum/web-graphql';
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refreshChats } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { FriendChecks } from './friend-checks';
import { showFailure } from './show-failure';
import type { WindowKey } from './windows/open-windows';

interface NewGroupDialogProps {
  readonly onMade: (key: WindowKey) => void;
  readonly onClose: () => void;
}

/** Makes a group of friends (checklist line 201). */
export function NewGroupDialog({ onMade, onClose }: NewGroupDialogProps) {
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const queryClient = useQueryClient();
  const making = useMutation({
    mutationFn: () => execute(CreateChatGroupDocument, { title, members: [...chosen] }),
    onSuccess: ({ createChatGroup }) => {
      toast.success(messages.groupMade());
      void refreshChats(queryClient);
      onMade({ kind: 'group', id: createChatGroup.id });
    },
    onError: showFailure,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    making.mutate();
  };
  return (
    <Modal opened title={messages.newGroup()} onClose={onClose}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={messages.groupName()}
          value={title}
          maxLength={chatsLimits.titleLength}
          required
          data-autofocus
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <fieldset className={classes.choice}>
          <legend>{messages.whoIsIn()}</legend>
          <FriendChecks chosen={chosen} onChange={setChosen} />
        </fieldset>
        <div className={classes.buttons}>
          <Button
            type="submit"
            loading={making.isPending}
            disabled={title.trim() === '' || chosen.length === 0}
          >
            {messages.create()}
          </Button>
          <Button variant="default" onClick={onClose}>
            {messages.cancel()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
