import { pointOf } from '@lyceum/contracts/cms';
import { Slider } from '@mantine/core';
import type { PointerEvent } from 'react';
import classes from './media.module.css';

export interface Point {
  readonly focalX: number;
  readonly focalY: number;
}

interface FocalPointProps {
  readonly src: string;
  readonly alt: string;
  readonly point: Point;
  readonly onChange: (point: Point) => void;
}

/** What of a picture stays in sight where it is cut: chosen on the picture, or by two sliders, and shown as it looks. */
export function FocalPoint({ src, alt, point, onChange }: FocalPointProps) {
  const { focalX, focalY } = point;
  const style = { objectPosition: pointOf(focalX, focalY) };
  return (
    <div className={classes.focal}>
      <Aim src={src} alt={alt} point={point} onChange={onChange} />
      <div className={classes.sides}>
        <Share
          label="From the left"
          share={focalX}
          onChange={(share) => onChange({ focalX: share, focalY })}
        />
        <Share
          label="From the top"
          share={focalY}
          onChange={(share) => onChange({ focalX, focalY: share })}
        />
        <p className={classes.note}>Where a page cuts the picture, this point stays in sight.</p>
        <div className={classes.cuts} aria-hidden>
          <img className={classes.wide} src={src} alt="" style={style} />
          <img className={classes.tall} src={src} alt="" style={style} />
        </div>
      </div>
    </div>
  );
}

/** The picture, on which the point is set by mouse or finger; the sliders do the same by keys. */
function Aim({ src, alt, point, onChange }: FocalPointProps) {
  const aim = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ focalX: within((clientX - left) / width), focalY: within((clientY - top) / height) });
  };
  return (
    <div className={classes.aim} data-aim onPointerDown={aim} onPointerMove={aim}>
      <img src={src} alt={alt} draggable={false} />
      <span
        className={classes.mark}
        style={{ left: `${String(point.focalX * 100)}%`, top: `${String(point.focalY * 100)}%` }}
      />
    </div>
  );
}

interface ShareProps {
  readonly label: string;
  readonly share: number;
  readonly onChange: (share: number) => void;
}

function Share({ label, share, onChange }: ShareProps) {
  return (
    <div>
      <span aria-hidden>
        {label}: {Math.round(share * 100)} %
      </span>
      <Slider
        label={null}
        value={Math.round(share * 100)}
        onChange={(percent) => onChange(percent / 100)}
        thumbLabel={label}
      />
    </div>
  );
}

/** In whole percent. */
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
