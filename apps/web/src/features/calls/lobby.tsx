import { Button, Select } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { LevelMeter } from './room/level-meter';
import { Picture } from './room/media-element';
import type { OwnMedia, OwnMediaState } from './room/own-media';

interface LobbyProps {
  readonly media: OwnMedia;
  readonly about: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly onEnter: () => void;
  readonly back: ReactNode;
}

/** What one looks and sounds like, before anybody else sees and hears it. */
export function Lobby({ media, about, action, isPending, onEnter, back }: LobbyProps) {
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
        <p className={classes.about}>{about}</p>
        <div className={classes.toggles}>
          <Button loading={isPending} disabled={!wasAsked} onClick={onEnter}>
            {action}
          </Button>
          {back}
        </div>
      </div>
    </div>
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
