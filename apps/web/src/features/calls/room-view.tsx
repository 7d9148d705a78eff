import { UserAvatar } from '@lyceum/ui';
import { IconHandStop, IconMicrophoneOff, IconPlayerRecordFilled } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { CallChat } from './call-calls';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { RecordingBanner } from './recording-notice';
import { RoomControls } from './room-controls';
import type { CallConnection, RoomState } from './room/call-connection';
import { few } from './room/camera-limit';
import { Picture, Sound } from './room/media-element';
import type { OwnMedia } from './room/own-media';
import { useSpeaker } from './room/use-speaker';

type Person = CallChat['members'][number]['user'];

interface RoomViewProps {
  readonly chatId: string;
  readonly room: CallConnection;
  readonly media: OwnMedia;
  readonly me: string;
  readonly members: readonly Person[];
  readonly isGroup: boolean;
}

/** Everybody who is in the call, and what one can do there. */
export function RoomView({ room, media, me, members, chatId, isGroup }: RoomViewProps) {
  const state = useSyncExternalStore(room.subscribe, room.get);
  const own = useSyncExternalStore(media.subscribe, media.get);
  const [isSpeakerView, setSpeakerView] = useState(false);
  const speaker = useSpeaker(room);
  const { people } = state;
  const others = people.filter(({ userId }) => userId !== me);
  const mine = people.find(({ userId }) => userId === me);
  const personOf = (userId: string): Person | undefined => members.find(({ id }) => id === userId);
  const nameOf = (userId: string): string => personOf(userId)?.firstName ?? '';
  const large = isSpeakerView && others.length > 1 ? (speaker ?? others[0]?.seat ?? null) : null;
  return (
    <div className={classes.room}>
      <RecordingBanner room={room} me={me} chatId={chatId} />
      <Status state={state} others={others.length} nameOf={nameOf} />
      <ul
        className={classes.grid}
        data-speaker={large !== null || undefined}
        data-few={people.length <= few || undefined}
      >
        <Others state={state} others={others} personOf={personOf} speaker={speaker} large={large} />
        <Tile
          person={personOf(me)}
          name={messages.you()}
          camera={own.camera}
          isMuted={own.isMuted || !own.microphone}
          hasHand={(mine?.hand ?? 0) > 0}
          isRecorded={mine?.isRecorded ?? false}
          sound={null}
          isMirrored
        />
      </ul>
      <RoomControls
        room={room}
        media={media}
        me={me}
        isGroup={isGroup}
        nameOf={nameOf}
        isSpeakerView={isSpeakerView}
        onView={setSpeakerView}
      />
    </div>
  );
}

interface OthersProps {
  readonly state: RoomState;
  readonly others: RoomState['people'];
  readonly personOf: (userId: string) => Person | undefined;
  readonly speaker: string | null;
  /** The seat that is shown large, if one is. */
  readonly large: string | null;
}

/** What the others show: screens, and a tile for each. */
function Others({ state: { tracks, isAudioOnly }, others, personOf, speaker, large }: OthersProps) {
  return others.flatMap(({ seat, userId, isMuted, hasCamera, isSharing, hand, isRecorded }) => {
    const { MICROPHONE, CAMERA, SCREEN } = tracks.get(seat) ?? {};
    const name = personOf(userId)?.firstName ?? '';
    return [
      isSharing && SCREEN && (
        <li key={`${seat} screen`} className={classes.screen}>
          <Picture track={SCREEN} className={classes.whole} label={messages.screenOf({ name })} />
          <span className={classes.name}>{messages.screenOf({ name })}</span>
        </li>
      ),
      <Tile
        key={seat}
        person={personOf(userId)}
        name={name}
        camera={hasCamera && !isAudioOnly ? (CAMERA ?? null) : null}
        isMuted={isMuted}
        hasHand={hand > 0}
        isRecorded={isRecorded}
        isSpeaking={speaker === seat}
        isLarge={large === seat}
        sound={MICROPHONE ?? null}
      />,
    ];
  });
}

interface StatusProps {
  readonly state: RoomState;
  readonly others: number;
  readonly nameOf: (userId: string) => string;
}

/** How the call stands, also for who hears it: how many there are, whose hands are up, and what is left out. */
function Status({ state, others, nameOf }: StatusProps) {
  const { status, people, isLocked, isAudioOnly, isLineThin } = state;
  const names = people
    .filter(({ hand }) => hand > 0)
    .sort((one, other) => one.hand - other.hand)
    .map(({ userId }) => nameOf(userId))
    .join(', ');
  return (
    <p className={classes.status} role="status">
      {status === 'ENTERING' && messages.entering()}
      {status === 'RECONNECTING' && messages.reconnecting()}
      {status === 'IN' && (others === 0 ? messages.alone() : messages.people({ count: people.length }))}
      {status === 'IN' && names !== '' && ` · ${messages.handsUp({ names })}`}
      {status === 'IN' && isLocked && ` · ${messages.isLocked()}`}
      {status === 'IN' && isAudioOnly && ` · ${isLineThin ? messages.lineIsThin() : messages.camerasOff()}`}
    </p>
  );
}

interface TileProps {
  readonly person: Person | undefined;
  readonly name: string;
  readonly camera: MediaStreamTrack | null;
  readonly sound: MediaStreamTrack | null;
  readonly isMuted: boolean;
  readonly hasHand: boolean;
  readonly isRecorded: boolean;
  readonly isMirrored?: boolean;
  readonly isSpeaking?: boolean;
  readonly isLarge?: boolean;
}

function Tile(props: TileProps) {
  const { person, name, camera, sound, isMuted, hasHand, isMirrored = false } = props;
  return (
    <li
      className={classes.tile}
      data-speaking={props.isSpeaking || undefined}
      data-large={props.isLarge || undefined}
    >
      {camera ? (
        <Picture track={camera} className={classes.picture} label={name} isMirrored={isMirrored} />
      ) : (
        person && (
          <UserAvatar
            firstName={person.firstName}
            lastName={person.lastName}
            src={person.profilePictureUrl ?? null}
            size={72}
            decorative
          />
        )
      )}
      {sound && <Sound track={sound} />}
      {hasHand && (
        <span className={classes.hand}>
          <IconHandStop size={18} aria-label={messages.hasHand({ name })} />
        </span>
      )}
      <span className={classes.name} dir="auto">
        {props.isRecorded && (
          <IconPlayerRecordFilled
            size={12}
            className={classes.recordingMark}
            aria-label={messages.isInRecording({ name })}
          />
        )}
        {isMuted && <IconMicrophoneOff size={14} aria-label={messages.isMuted({ name })} />}
        {name}
      </span>
    </li>
  );
}
