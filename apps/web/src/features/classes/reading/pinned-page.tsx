import type { PinOfWorkFragment } from '@lyceum/web-graphql';
import type { MouseEvent, ReactNode } from 'react';
import classes from './reading.module.css';

/** A place of the work somebody says something about; `page` is null where they have not said on which. */
export interface Spot {
  readonly page: number | null;
  /** From the left and the top, of the width and the height. */
  readonly x: number;
  readonly y: number;
}

interface PinnedPageProps {
  readonly page: number;
  /** All of the work, by the numbers they have on it. */
  readonly pins: readonly PinOfWorkFragment[];
  readonly spot: Spot | null;
  /** Null where nobody may say anything. */
  readonly onPick: ((spot: Spot) => void) | null;
  readonly children: ReactNode;
}

/** A picture or a page with the comments at places of it; a click says where another one goes. */
export function PinnedPage({ page, pins, spot, onPick, children }: PinnedPageProps) {
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (part: number): number => Math.min(1, Math.max(0, part));
    onPick?.({ page, x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  return (
    // “Add a comment” is its twin for the keyboard.
    <div
      className={classes.picture}
      data-pins={onPick !== null || undefined}
      onClick={onPick ? pick : undefined}
    >
      {children}
      {pins.map((pin, at) =>
        pin.page === page ? <Dot key={pin.id} x={pin.x} y={pin.y} label={String(at + 1)} /> : null,
      )}
      {spot && (spot.page ?? 1) === page && <Dot x={spot.x} y={spot.y} label="+" />}
    </div>
  );
}

function Dot({ x, y, label }: Pick<Spot, 'x' | 'y'> & { readonly label: string }) {
  return (
    <span
      className={classes.dot}
      style={{ left: `${String(x * 100)}%`, top: `${String(y * 100)}%` }}
      aria-hidden
    >
      {label}
    </span>
  );
}
