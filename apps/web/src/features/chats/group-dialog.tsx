import { fullName } from '@lyceum/contracts/auth';
import { chatsLimits } from '@lyceum/contracts/chats';
import { UserLink } from '@lyceum/ui';
import {
  AddToChatGroupDocument,
  execute,
  RemoveFromChatGroupDocument,
  RenameChatGroupDocument,
} from '@lyceum/web-graphql';
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Chat } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { FriendChecks } from './friend-checks';
import { showFailure } from './show-failure';

interface GroupDialogProps {
  readonly chat: Chat;
  readonly me: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Who is in a group; whose it is names it, brings friends in and takes people out. */
export function GroupDialog({ chat, me, onChanged, onClose }: GroupDialogProps) {
  // Whoever may not write there gives it no name either.
  const isOwner = chat.members.some(({ user, role }) => user.id === me && role === 'OWNER');
  const change = useMutation({
    mutationFn: (work: Work) => work(),
    onSuccess: onChanged,
    onError: showFailure,
  });
  const part = { chat, me, isBusy: change.isPending, onChange: change.mutate };
  return (
    <Modal opened title={messages.membersOf()} onClose={onClose}>
      <div className={classes.form}>
        {isOwner && chat.mayWrite && <Naming key={chat.title} {...part} />}
        <Members {...part} isOwner={isOwner} />
        {isOwner && chat.mayWrite && <Adding key={chat.members.length} {...part} />}
      </div>
    </Modal>
  );
}

type Work = () => Promise<unknown>;

interface PartProps extends Pick<GroupDialogProps, 'chat' | 'me'> {
  readonly isBusy: boolean;
  readonly onChange: (work: Work) => void;
}

function Naming({ chat, onChange }: PartProps) {
  const [title, setTitle] = useState(chat.title ?? '');
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    onChange(() => execute(RenameChatGroupDocument, { chatId: chat.id, title }));
  };
  return (
    <form onSubmit={rename} className={classes.renaming}>
      <TextInput
        label={messages.groupName()}
        value={title}
        maxLength={chatsLimits.titleLength}
        required
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={['', chat.title].includes(title.trim())}>
        {messages.rename()}
      </Button>
    </form>
  );
}

function Members({ chat, me, isOwner, onChange }: PartProps & { readonly isOwner: boolean }) {
  return (
    <ul className={classes.list}>
      {chat.members.map(({ user, role }) => (
        <li key={user.id} className={classes.member}>
          <UserLink user={user}>
            <span dir="auto">{fullName(user)}</span>
          </UserLink>
          {role === 'OWNER' && <span className={classes.muted}>{messages.owner()}</span>}
          {isOwner && user.id !== me && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="danger"
              onClick={() =>
                onChange(() => execute(RemoveFromChatGroupDocument, { chatId: chat.id, userId: user.id }))
              }
            >
              {messages.remove({ name: fullName(user) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Adding({ chat, isBusy, onChange }: PartProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <fieldset className={classes.choice}>
      <legend>{messages.addFriends()}</legend>
      <FriendChecks except={chat.members.map(({ user }) => user.id)} chosen={chosen} onChange={setChosen} />
      <Button
        mt="sm"
        disabled={chosen.length === 0}
        loading={isBusy}
        onClick={() =>
          onChange(() => execute(AddToChatGroupDocument, { chatId: chat.id, members: [...chosen] }))
        }
      >
        {messages.addFriends()}
      </Button>
    </fieldset>
  );
}
