import { ActionIcon, Slider } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import classes from './crop.module.css';
import type { PicturePart } from './cut-picture';
import * as messages from './pictures.messages';

interface CropAreaProps {
  readonly source: string;
  /** Its width for its height. */
  readonly shape: number;
  readonly isRound: boolean;
  readonly onChange: (part: PicturePart) => void;
  readonly onUnreadable: () => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How far a button and an arrow key move the picture, in pixels. */
const step = 12;

const moves = [
  { label: messages.left, Icon: IconArrowLeft, x: -step, y: 0 },
  { label: messages.right, Icon: IconArrowRight, x: step, y: 0 },
  { label: messages.up, Icon: IconArrowUp, x: 0, y: -step },
  { label: messages.down, Icon: IconArrowDown, x: 0, y: step },
] as const;

/** A picture behind a window of fixed shape: it is moved and zoomed by finger, mouse, keys and buttons. */
export function CropArea({ source, shape, isRound, onChange, onUnreadable }: CropAreaProps) {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const move = (x: number, y: number): void =>
    setAt((now) => ({
      x: within(now.x + x, picture.width * zoom - frame.width),
      y: within(now.y + y, picture.height * zoom - frame.height),
    }));
  return (
    <>
      <div className={classes.area} data-wide={!isRound || undefined}>
        <Cropper
          image={source}
          crop={at}
          zoom={zoom}
          aspect={shape}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={!isRound}
          keyboardStep={step}
          // Our pages allow no styles but those of files.
          disableAutomaticStylesInjection
          mediaProps={{ alt: messages.chosen(), onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': messages.area() }}
          setMediaSize={setPicture}
          setCropSize={setFrame}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropAreaChange={(_, part) => onChange(part)}
        />
      </div>
      <CropControls zoom={zoom} onZoom={setZoom} onMove={move} />
    </>
  );
}

interface CropControlsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onMove: (x: number, y: number) => void;
}

/** All that fingers and wheels do, for who uses neither. */
function CropControls({ zoom, onZoom, onMove }: CropControlsProps) {
  return (
    <div className={classes.controls}>
      <div className={classes.zoom}>
        <span aria-hidden>{messages.zoom()}</span>
        <Slider
          value={zoom}
          min={1}
          max={3}
          step={0.05}
          label={null}
          thumbLabel={messages.zoom()}
          onChange={onZoom}
        />
      </div>
      <div className={classes.moves}>
        {moves.map(({ label, Icon, x, y }) => (
          <ActionIcon
            key={label()}
            variant="default"
            size={36}
            aria-label={label()}
            onClick={() => onMove(x, y)}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      </div>
    </div>
  );
}

/** The window shows nothing beyond the picture, which is so much larger. */
function within(place: number, room: number): number {
  const most = Math.max(0, room / 2);
  return Math.min(most, Math.max(-most, place));
}
