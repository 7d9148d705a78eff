import { confirm, makeToastRoom, toast } from '@lyceum/ui';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import {
  IconHandOff,
  IconHandStop,
  IconLayoutGrid,
  IconLeaf,
  IconLeafOff,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconPlayerRecord,
  IconPlayerStopFilled,
  IconScreenShare,
  IconScreenShareOff,
  IconShield,
  IconUserScreen,
  IconVideo,
  IconVideoOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { turnRecording } from './recording-notice';
import type { OwnMedia } from './room/own-media';
import type { CallConnection } from './room/call-connection';

interface ControlsProps {
  readonly room: CallConnection;
  readonly media: OwnMedia;
  readonly me: string;
  readonly isGroup: boolean;
  readonly nameOf: (userId: string) => string;
  /** Whether who speaks is shown large. */
  readonly isSpeakerView: boolean;
  readonly onView: (isSpeakerView: boolean) => void;
}

/** Also one that was there before: that it rings is told while the room opens. */
const haveToastsStandClear = (): void => void makeToastRoom();

/** What one can do in a call. */
export function RoomControls({ room, media, me, isGroup, nameOf, isSpeakerView, onView }: ControlsProps) {
  const { people, isAudioOnly, recordingId } = useSyncExternalStore(room.subscribe, room.get);
  const own = people.find(({ userId }) => userId === me);
  const hasHand = (own?.hand ?? 0) > 0;
  return (
    <div
      ref={haveToastsStandClear}
      className={classes.controls}
      role="toolbar"
      aria-label={messages.controls()}
      data-docked
    >
      <MediaControls media={media} />
      {isGroup && (
        <Control
          icon={hasHand ? IconHandOff : IconHandStop}
          label={hasHand ? messages.lowerHand() : messages.raiseHand()}
          isOn={!hasHand}
          onPress={() => room.raiseHand(!hasHand)}
        />
      )}
      {people.length > 2 && (
        <Control
          icon={isSpeakerView ? IconLayoutGrid : IconUserScreen}
          label={isSpeakerView ? messages.showAll() : messages.showSpeaker()}
          isOn
          onPress={() => onView(!isSpeakerView)}
        />
      )}
      <Control
        icon={isAudioOnly ? IconLeafOff : IconLeaf}
        label={isAudioOnly ? messages.moreData() : messages.lessData()}
        isOn={!isAudioOnly}
        onPress={() => room.setAudioOnly(!isAudioOnly)}
      />
      {own?.mayRecord && (
        <Control
          icon={recordingId ? IconPlayerStopFilled : IconPlayerRecord}
          label={recordingId ? messages.stopRecording() : messages.record()}
          isOn={!recordingId}
          onPress={() => void turnRecording(room)}
        />
      )}
      {own?.isHost && <HostMenu room={room} nameOf={nameOf} />}
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

/** What the host of a call of several can do. The room asks for the right again. */
function HostMenu({ room, nameOf }: Pick<ControlsProps, 'room' | 'nameOf'>) {
  const { people, isLocked } = useSyncExternalStore(room.subscribe, room.get);
  const remove = async (seat: string, name: string): Promise<void> => {
    const isSure = await confirm({
      title: messages.removeQuestion({ name }),
      message: messages.aboutRemoving(),
      confirmLabel: messages.removeFromCall({ name }),
      cancelLabel: messages.cancel(),
    });
    if (isSure) room.rule('REMOVE', seat);
  };
  const askToMute = (): void => {
    room.rule('MUTE_ALL');
    toast.info(messages.askedAll(), { id: 'call' });
  };
  return (
    <Menu position="top" withinPortal>
      <Menu.Target>
        <ActionIcon size={44} radius="xl" variant="default" aria-label={messages.hostTools()}>
          <IconShield size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={askToMute}>{messages.askAllToMute()}</Menu.Item>
        <Menu.Item disabled={people.every(({ hand }) => hand === 0)} onClick={() => room.rule('LOWER_HANDS')}>
          {messages.lowerHands()}
        </Menu.Item>
        <Menu.Item onClick={() => room.rule(isLocked ? 'UNLOCK' : 'LOCK')}>
          {isLocked ? messages.unlockCall() : messages.lockCall()}
        </Menu.Item>
        {people
          .filter(({ isHost }) => !isHost)
          .map(({ seat, userId }) => (
            <Menu.Item key={seat} color="danger" onClick={() => void remove(seat, nameOf(userId))}>
              {messages.removeFromCall({ name: nameOf(userId) })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function MediaControls({ media }: Pick<ControlsProps, 'media'>) {
  const { microphone, camera, screen, isMuted } = useSyncExternalStore(media.subscribe, media.get);
  const share = (): void => {
    if (screen) media.stopSharing();
    else media.share().catch(() => toast.error(messages.sharingFailed()));
  };
  const turnCamera = async (): Promise<void> => {
    if (!(await media.setCamera(!camera))) toast.error(messages.noCamera());
  };
  return (
    <>
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
    </>
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
