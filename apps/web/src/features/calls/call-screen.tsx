import { fullName } from '@lyceum/contracts/auth';
import { callsLimits } from '@lyceum/contracts/calls';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, PageTitle, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type CallChat, joinFailureText, showStartFailure, startCall } from './call-calls';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { Lobby } from './lobby';
import { CallConnection } from './room/call-connection';
import { OwnMedia } from './room/own-media';
import { openRoom } from './room/open-room';
import { RoomView } from './room-view';
import { useCallChat, useCallRecording } from './use-call-chat';

interface CallScreenProps {
  readonly chatId: string;
  /** The way back to the chat. */
  readonly back: ReactNode;
}

/** The call of a chat: one looks at oneself, then is in it, then out again. */
export function CallScreen({ chatId, back }: CallScreenProps) {
  const chat = useCallChat(chatId);
  return (
    <div className={classes.page}>
      <QueryContent
        query={chat}
        subject={messages.callSubject()}
        skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
      >
        {({ getChat }) => <Call key={chatId} chat={getChat} back={back} />}
      </QueryContent>
    </div>
  );
}

/** A group by its name, if it has one that staff let stand; of two the other one. */
const nameOf = ({ isGroupChat, title, members }: CallChat, me: string): string => {
  if (isGroupChat) return title || messages.aGroup();
  const other = members.map(({ user }) => user).find(({ id }) => id !== me);
  return other ? fullName(other) : '';
};

function Call({ chat, back }: { readonly chat: CallChat; readonly back: ReactNode }) {
  const me = useSession().user?.id ?? '';
  const name = nameOf(chat, me);
  const recording = useCallRecording(chat.id);
  const [room, setRoom] = useRoom();
  // Another page wants them for itself.
  const isElsewhere = room !== null && !(room instanceof CallConnection);
  const media = useOwnMedia(!isElsewhere);
  const refuse = (error: unknown): void => toast.error(joinFailureText(error), { id: 'call' });
  const askedToMute = (): void =>
    toast.info(messages.askedToMute(), {
      id: 'call',
      action: { label: messages.mute(), onClick: () => media.setMuted(true) },
    });
  const join = useMutation({
    mutationFn: (agrees: boolean | null) =>
      openRoom({
        chatId: chat.id,
        media,
        answer: recording && agrees !== null ? { recordingId: recording.id, agrees } : null,
        onRefused: refuse,
        onAskedToMute: askedToMute,
        onNotRecorded,
      }),
    onSuccess: setRoom,
    onError: refuse,
  });
  const enter = (agrees: boolean | null = null): void => join.mutate(agrees);
  const start = useMutation({
    mutationFn: () => startCall(me, chat),
    onSuccess: () => {
      showRinging(name);
      enter();
    },
    onError: (error) => showStartFailure(error, () => enter()),
  });
  return (
    <>
      <PageTitle title={messages.callWith({ name })} />
      {room && !(room instanceof CallConnection) ? (
        <OnOtherPage address={room.address} chat={chat} back={back} onAgain={() => setRoom(null)} />
      ) : room ? (
        <InRoom room={room} media={media} chat={chat} me={me} back={back} onAgain={() => setRoom(null)} />
      ) : chat.mayWrite ? (
        <Lobby
          media={media}
          about={chat.callInProgress ? messages.aboutJoining() : messages.aboutStarting()}
          action={chat.callInProgress ? messages.joinCall() : messages.startCall()}
          isPending={start.isPending || join.isPending}
          recording={chat.callInProgress ? recording : null}
          onEnter={(agrees) => (chat.callInProgress ? enter(agrees) : start.mutate())}
          back={back}
        />
      ) : (
        <Closed text={chat.isGroupChat ? messages.notTogether() : messages.friendsOnly()}>{back}</Closed>
      )}
    </>
  );
}

const onNotRecorded = (saidNo: boolean): void =>
  void toast.error(saidNo ? messages.noIsOnItsWay() : messages.notRecorded(), { id: 'call' });

type OpenedRoom = Awaited<ReturnType<typeof openRoom>>;

/** The room one is in, as long as the screen is there: what opens after that is closed at once. */
function useRoom(): [OpenedRoom | null, (opened: OpenedRoom | null) => void] {
  const [room, setRoom] = useState<OpenedRoom | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => () => leave(room), [room]);
  return [room, (opened) => (isThere.current ? setRoom(opened) : leave(opened))];
}

function leave(room: OpenedRoom | null): void {
  if (room instanceof CallConnection) room.close();
}

/** Says for a moment that it rings (checklist line 205). */
function showRinging(name: string): void {
  toast.info(messages.aboutRinging(), {
    title: messages.ringing({ name }),
    id: 'call',
    autoClose: callsLimits.popupSeconds * 1_000,
  });
}

/** Camera and microphone, as long as the screen is there and wants them. */
function useOwnMedia(areWanted: boolean): OwnMedia {
  const [media] = useState(() => new OwnMedia());
  useEffect(() => {
    if (!areWanted) return;
    void media.open();
    return () => media.close();
  }, [media, areWanted]);
  return media;
}

interface OnOtherPageProps {
  readonly address: string;
  readonly chat: CallChat;
  readonly back: ReactNode;
  readonly onAgain: () => void;
}

/** The way to the other page, as long as this call goes on: the next one is somewhere else. */
function OnOtherPage({ address, chat: { callInProgress }, back, onAgain }: OnOtherPageProps) {
  const [seen, setSeen] = useState<'NOTHING' | 'CALL' | 'END'>('NOTHING');
  // The chat hears of a call that one began oneself a moment later.
  if (seen === 'NOTHING' && callInProgress) setSeen('CALL');
  if (seen === 'CALL' && !callInProgress) setSeen('END');
  if (seen === 'END') {
    return (
      <Closed text={messages.ended.OVER()}>
        {callInProgress && <Button onClick={onAgain}>{messages.joinAgain()}</Button>}
        {back}
      </Closed>
    );
  }
  return (
    <Closed text={messages.isElsewhere()}>
      <Button component="a" href={address} target="_blank" rel="noreferrer">
        {messages.openElsewhere()}
      </Button>
      {back}
    </Closed>
  );
}

interface InRoomProps {
  readonly room: CallConnection;
  readonly media: OwnMedia;
  readonly chat: CallChat;
  readonly me: string;
  readonly back: ReactNode;
  readonly onAgain: () => void;
}

function InRoom({ room, media, chat, me, back, onAgain }: InRoomProps) {
  const { status, reason } = useSyncExternalStore(room.subscribe, room.get);
  const isAnswered = useSyncExternalStore(room.subscribe, () => room.get().people.length > 1);
  // Nobody is waited for any more, and it would lie over the controls.
  useEffect(() => {
    if (isAnswered) toast.hide('call');
  }, [isAnswered]);
  const members = chat.members.map(({ user }) => user);
  if (status !== 'OUT') {
    return (
      <>
        <Declined chat={chat} members={members} />
        <RoomView
          room={room}
          media={media}
          me={me}
          members={members}
          chatId={chat.id}
          isGroup={chat.isGroupChat}
        />
      </>
    );
  }
  return (
    <Closed text={messages.ended[reason ?? 'LEFT']()}>
      {chat.callInProgress && reason !== 'REMOVED' && (
        <Button onClick={onAgain}>{messages.joinAgain()}</Button>
      )}
      {back}
    </Closed>
  );
}

/** Who said no. */
function Declined({
  chat,
  members,
}: Pick<InRoomProps, 'chat'> & { members: { id: string; firstName: string }[] }) {
  const names = members.filter(({ id }) => chat.declinedUsers.includes(id)).map(({ firstName }) => firstName);
  return (
    <p className={classes.declined} role="status">
      {names.map((name) => messages.declined({ name })).join(' ')}
    </p>
  );
}

/** In place of a room that one is not in. */
function Closed({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classes.closed} role="status">
      <h2 className={classes.heading}>{text}</h2>
      <div className={classes.toggles}>{children}</div>
    </div>
  );
}
