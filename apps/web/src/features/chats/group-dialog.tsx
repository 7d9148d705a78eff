import { fullName } from '@lyceum/contracts/auth';
import { chatsLimits } from '@lyceum/contracts/chats';
import { toast, UserLink } from '@lyceum/ui';
import {
  AddToChatGroupDocument,
  CreateChatGroupDocument,
  execute,
  RemoveFromChatGroupDocument,
  RenameChatGroupDocument,
} from '@lyceum/web-graphql';
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Chat } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { FriendChoice } from './friend-choice';
import { showFailure } from './show-failure';

interface NewGroupDialogProps {
  readonly onMade: (chat: Chat) => void;
  readonly onClose: () => void;
}

/** Makes a group of friends (checklist line 201). */
export function NewGroupDialog({ onMade, onClose }: NewGroupDialogProps) {
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const making = useMutation({
    mutationFn: () => execute(CreateChatGroupDocument, { title, members: [...chosen] }),
    onSuccess: ({ createChatGroup }) => {
      toast.success(messages.groupMade());
      onMade(createChatGroup);
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
          <FriendChoice>
            {({ id }, name) => <Choice id={id} name={name} chosen={chosen} onChange={setChosen} />}
          </FriendChoice>
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

interface ChoiceProps {
  readonly id: string;
  readonly name: ReactNode;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Choice({ id, name, chosen, onChange }: ChoiceProps) {
  return (
    <Checkbox
      className={classes.check ?? ''}
      label={name}
      checked={chosen.includes(id)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
      }
    />
  );
}

interface GroupDialogProps {
  readonly chat: Chat;
  readonly me: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Who is in a group; whose it is names it, brings friends in and takes people out. */
export function GroupDialog({ chat, me, onChanged, onClose }: GroupDialogProps) {
  const chatId = chat.id;
  const [title, setTitle] = useState(chat.title ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isOwner = chat.members.some(({ user, role }) => user.id === me && role === 'OWNER');
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => {
      setChosen([]);
      onChanged();
    },
    onError: showFailure,
  });
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate(() => execute(RenameChatGroupDocument, { chatId, title }));
  };
  return (
    <Modal opened title={messages.membersOf()} onClose={onClose}>
      <div className={classes.form}>
        {isOwner && (
          <form onSubmit={rename} className={classes.renaming}>
            <TextInput
              label={messages.groupName()}
              value={title}
              maxLength={chatsLimits.titleLength}
              required
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <Button
              type="submit"
              variant="default"
              disabled={title.trim() === '' || title.trim() === chat.title}
            >
              {messages.rename()}
            </Button>
          </form>
        )}
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
                    change.mutate(() => execute(RemoveFromChatGroupDocument, { chatId, userId: user.id }))
                  }
                >
                  {messages.remove({ name: fullName(user) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isOwner && (
          <fieldset className={classes.choice}>
            <legend>{messages.addFriends()}</legend>
            <FriendChoice except={chat.members.map(({ user }) => user.id)}>
              {({ id }, name) => <Choice id={id} name={name} chosen={chosen} onChange={setChosen} />}
            </FriendChoice>
            <Button
              mt="sm"
              disabled={chosen.length === 0}
              loading={change.isPending}
              onClick={() => change.mutate(() => execute(AddToChatGroupDocument, { chatId, members: [...chosen] }))}
            >
              {messages.addFriends()}
            </Button>
          </fieldset>
        )}
      </div>
    </Modal>
  );
}
