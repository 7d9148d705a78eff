import { toast, UserAvatar } from '@lyceum/ui';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { CallChat } from './call-calls';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { Picture, Sound } from './room/media-element';
import type { OwnMedia } from './room/own-media';
import type { RoomConnection } from './room/room-connection';

type Person = CallChat['members'][number]['user'];

interface RoomViewProps {
  readonly room: RoomConnection;
  readonly media: OwnMedia;
  readonly me: string;
  readonly members: readonly Person[];
}

/** Everybody who is in the call, and what one can do there. */
export function RoomView({ room, media, me, members }: RoomViewProps) {
  const { status, people, tracks } = useSyncExternalStore(room.subscribe, room.get);
  const own = useSyncExternalStore(media.subscribe, media.get);
  const others = people.filter(({ userId }) => userId !== me);
  const personOf = (userId: string): Person | undefined => members.find(({ id }) => id === userId);
  return (
    <div className={classes.room}>
      <p className={classes.status} role="status">
        {status === 'ENTERING' && messages.entering()}
        {status === 'RECONNECTING' && messages.reconnecting()}
        {status === 'IN' &&
          (others.length === 0 ? messages.alone() : messages.people({ count: people.length }))}
      </p>
      <ul className={classes.grid}>
        {others.flatMap(({ seat, userId, isMuted, hasCamera, isSharing }) => {
          const person = personOf(userId);
          const { MICROPHONE, CAMERA, SCREEN } = tracks.get(seat) ?? {};
          const name = person?.firstName ?? '';
          return [
            isSharing && SCREEN && (
              <li key={`${seat} screen`} className={classes.screen}>
                <Picture track={SCREEN} className={classes.whole} label={messages.screenOf({ name })} />
                <span className={classes.name}>{messages.screenOf({ name })}</span>
              </li>
            ),
            <Tile
              key={seat}
              person={person}
              name={name}
              camera={hasCamera ? (CAMERA ?? null) : null}
              isMuted={isMuted}
              sound={MICROPHONE ?? null}
            />,
          ];
        })}
        <Tile
          person={personOf(me)}
          name={messages.you()}
          camera={own.camera}
          isMuted={own.isMuted || !own.microphone}
          sound={null}
          isMirrored
        />
      </ul>
      <Controls room={room} media={media} />
    </div>
  );
}

interface TileProps {
  readonly person: Person | undefined;
  readonly name: string;
  readonly camera: MediaStreamTrack | null;
  readonly sound: MediaStreamTrack | null;
  readonly isMuted: boolean;
  readonly isMirrored?: boolean;
}

function Tile({ person, name, camera, sound, isMuted, isMirrored = false }: TileProps) {
  return (
    <li className={classes.tile}>
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
      <span className={classes.name} dir="auto">
        {isMuted && <IconMicrophoneOff size={14} aria-label={messages.isMuted({ name })} />}
        {name}
      </span>
    </li>
  );
}

function Controls({ room, media }: Pick<RoomViewProps, 'room' | 'media'>) {
  const { microphone, camera, screen, isMuted } = useSyncExternalStore(media.subscribe, media.get);
  const share = (): void => {
    if (screen) media.stopSharing();
    else media.share().catch(() => toast.error(messages.sharingFailed()));
  };
  const turnCamera = async (): Promise<void> => {
    if (!(await media.setCamera(!camera))) toast.error(messages.noCamera());
  };
  return (
    <div className={classes.controls} role="toolbar" aria-label={messages.controls()}>
      <Control
        icon={isMuted || !microphone ? IconMicrophoneOff : IconMicrophone}
        label={isMuted ? messages.unmute() : messages.mute()}
        isOn={!isMuted}
        isDisabled={!microphone}
        onPress={() => media.setMuted(!isMuted)}
      />
      <Control
        icon={camera ? IconVideo : IconVideoOff}
        label={camera ? messages.turnCameraOff() : messages.turnCameraOn()}
        isOn={camera !== null}
        onPress={() => void turnCamera()}
      />
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <Control
          icon={screen ? IconScreenShareOff : IconScreenShare}
          label={screen ? messages.stopSharing() : messages.shareScreen()}
          isOn={screen === null}
          onPress={share}
        />
      )}
      <Button
        color="red"
        size="md"
        leftSection={<IconPhoneOff size={18} aria-hidden />}
        onClick={() => room.leave()}
      >
        {messages.leaveCall()}
      </Button>
    </div>
  );
}

interface ControlProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Control({ icon: Icon, label, isOn, isDisabled = false, onPress }: ControlProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        radius="xl"
        variant={isOn ? 'default' : 'filled'}
        color="gray"
        aria-label={label}
        disabled={isDisabled}
        onClick={onPress}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
