import { Button, Select } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { RecordedNotice } from './recording-notice';
import { LevelMeter } from './room/level-meter';
import { Picture } from './room/media-element';
import type { OwnMedia, OwnMediaState } from './room/own-media';
import type { CallRecording } from './use-call-chat';

interface LobbyProps {
  readonly media: OwnMedia;
  readonly about: string;
  readonly action: string;
  readonly isPending: boolean;
  /** Who comes in is asked first whether they may be in it. */
  readonly recording: CallRecording | null;
  /** @param agrees what one said to that; null where one was not asked */
  readonly onEnter: (agrees: boolean | null) => void;
  readonly back: ReactNode;
}

/** What one looks and sounds like, before anybody else sees and hears it. */
export function Lobby(props: LobbyProps) {
  const { media } = props;
  const state = useSyncExternalStore(media.subscribe, media.get);
  const { camera, microphone, isMuted, wasAsked } = state;
  return (
    <div className={classes.lobby}>
      <div className={classes.preview}>
        {camera ? (
          <Picture track={camera} className={classes.picture} label={messages.yourDevices()} isMirrored />
        ) : (
          <IconVideoOff size={40} stroke={1.25} aria-hidden />
        )}
      </div>
      <div className={classes.lobbySide}>
        <h2 className={classes.heading}>{messages.yourDevices()}</h2>
        <div className={classes.toggles}>
          <Button
            variant="default"
            leftSection={
              isMuted || !microphone ? (
                <IconMicrophoneOff size={18} aria-hidden />
              ) : (
                <IconMicrophone size={18} aria-hidden />
              )
            }
            disabled={!microphone}
            onClick={() => media.setMuted(!isMuted)}
          >
            {isMuted ? messages.unmute() : messages.mute()}
          </Button>
          <Button
            variant="default"
            leftSection={
              camera ? <IconVideo size={18} aria-hidden /> : <IconVideoOff size={18} aria-hidden />
            }
            onClick={() => void media.setCamera(!camera)}
          >
            {camera ? messages.turnCameraOff() : messages.turnCameraOn()}
          </Button>
        </div>
        {microphone && !isMuted && <LevelMeter key={microphone.id} track={microphone} />}
        {wasAsked && <Missing {...state} />}
        <DeviceChoice kind="microphone" media={media} state={state} />
        <DeviceChoice kind="camera" media={media} state={state} />
        <WayIn {...props} isReady={wasAsked} />
      </div>
    </div>
  );
}

interface WayInProps extends Omit<LobbyProps, 'media'> {
  /** Whether the browser has said which devices there are. */
  readonly isReady: boolean;
}

/** Into the room; of one that is recorded whoever comes in says first whether they may be. */
function WayIn({ about, action, isPending, recording, isReady, onEnter, back }: WayInProps) {
  const pressed = { loading: isPending, disabled: !isReady };
  return (
    <>
      {recording ? <RecordedNotice recording={recording} /> : <p className={classes.about}>{about}</p>}
      <div className={classes.toggles}>
        {recording?.isAsked ? (
          <>
            {/* Neither answer is the one we would like: a yes is a child's own. */}
            <Button {...pressed} variant="default" onClick={() => onEnter(true)}>
              {messages.joinRecorded()}
            </Button>
            <Button {...pressed} variant="default" onClick={() => onEnter(false)}>
              {messages.joinUnrecorded()}
            </Button>
          </>
        ) : (
          <Button {...pressed} onClick={() => onEnter(null)}>
            {action}
          </Button>
        )}
        {back}
      </div>
    </>
  );
}

function Missing({ camera, microphone, devices }: OwnMediaState) {
  if (!camera && !microphone) return <p role="status">{messages.noDevices()}</p>;
  if (!microphone) return <p role="status">{messages.noMicrophone()}</p>;
  const hasOne = devices.some(({ kind }) => kind === 'videoinput');
  return camera || hasOne ? null : <p role="status">{messages.noCamera()}</p>;
}

interface DeviceChoiceProps {
  readonly kind: 'microphone' | 'camera';
  readonly media: OwnMedia;
  readonly state: OwnMediaState;
}

/** Which of several devices; of one there is nothing to choose. */
function DeviceChoice({ kind, media, state }: DeviceChoiceProps) {
  const type = kind === 'camera' ? 'videoinput' : 'audioinput';
  const options = state.devices
    .filter((device) => device.kind === type)
    .map(({ deviceId, label }) => ({ value: deviceId, label: label || deviceId }));
  if (options.length < 2 || !state[kind]) return null;
  return (
    <Select
      label={kind === 'camera' ? messages.camera() : messages.microphone()}
      data={options}
      value={state[kind].getSettings().deviceId ?? null}
      allowDeselect={false}
      onChange={(deviceId) => void (deviceId && media.choose(kind, deviceId))}
    />
  );
}
