import type { ReactNode } from 'react';
import { tokens } from '../tokens/tokens';
import { pictureIndex } from './picture-index';

const { purple, live, danger, warmth } = tokens.palette;

interface Drawing {
  readonly sky: string;
  readonly shapes: ReactNode;
}

/** Hills before a low sun. */
const hills: Drawing = {
  sky: warmth[1],
  shapes: (
    <>
      <circle cx="236" cy="70" r="34" fill={warmth[4]} />
      <path d="M0 122 Q70 62 150 112 T320 92 V180 H0Z" fill={purple[3]} />
      <path d="M0 150 Q90 98 190 146 T320 132 V180 H0Z" fill={purple[6]} />
    </>
  ),
};

/** The rows of an open theatre. */
const theatre: Drawing = {
  sky: live[1],
  shapes: (
    <g fill="none" strokeWidth="17">
      <path d="M24 180 A136 136 0 0 1 296 180" stroke={live[2]} />
      <path d="M58 180 A102 102 0 0 1 262 180" stroke={live[4]} />
      <path d="M92 180 A68 68 0 0 1 228 180" stroke={live[6]} />
      <circle cx="160" cy="172" r="18" fill={warmth[4]} />
    </g>
  ),
};

/** Columns that hold a roof. */
const columns: Drawing = {
  sky: purple[1],
  shapes: (
    <>
      <path d="M62 66 L160 26 L258 66Z" fill={purple[5]} />
      <rect x="62" y="70" width="196" height="12" fill={purple[7]} />
      {[78, 126, 174, 222].map((x) => (
        <rect key={x} x={x} y="86" width="20" height="66" rx="3" fill={purple[4]} />
      ))}
      <rect x="50" y="154" width="220" height="26" fill={purple[7]} />
    </>
  ),
};

/** A constellation over the night. */
const stars: Drawing = {
  sky: purple[9],
  shapes: (
    <>
      <path d="M52 122 L110 62 L168 96 L226 44 L272 88" fill="none" stroke={purple[3]} strokeWidth="2" />
      {(
        [
          [52, 122, 5],
          [110, 62, 7],
          [168, 96, 5],
          [226, 44, 9],
          [272, 88, 5],
        ] as const
      ).map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={warmth[4]} />
      ))}
      <path d="M0 158 Q80 132 160 152 T320 144 V180 H0Z" fill={purple[7]} />
    </>
  ),
};

/** A sail on calm water. */
const sail: Drawing = {
  sky: danger[1],
  shapes: (
    <>
      <path d="M158 34 L158 118 L102 118Z" fill={danger[5]} />
      <path d="M166 52 L166 118 L212 118Z" fill={danger[3]} />
      <path d="M90 124 H226 L206 144 H110Z" fill={purple[8]} />
      <path d="M0 146 Q40 136 80 146 T160 146 T240 146 T320 146 V180 H0Z" fill={live[4]} />
    </>
  ),
};

/** A shelf of books. */
const shelf: Drawing = {
  sky: warmth[0],
  shapes: (
    <>
      <rect x="70" y="52" width="26" height="96" rx="3" fill={purple[6]} />
      <rect x="100" y="36" width="30" height="112" rx="3" fill={live[5]} />
      <rect x="134" y="62" width="22" height="86" rx="3" fill={warmth[4]} />
      <rect x="160" y="44" width="32" height="104" rx="3" fill={purple[3]} />
      <path d="M198 60 L224 52 L250 144 L224 150Z" fill={danger[4]} />
      <rect x="40" y="148" width="240" height="8" rx="2" fill={warmth[6]} />
    </>
  ),
};

const drawings: readonly Drawing[] = [hills, theatre, columns, stars, sail, shelf];

/** Stands where a thread has no picture of its own: one of six drawings, by its id (checklist line 99). */
export function DefaultThumbnail({ id, className }: { readonly id: string; readonly className?: string }) {
  const index = pictureIndex(id);
  const drawing = drawings[index] ?? hills;
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-picture={index}
      aria-hidden
    >
      <rect width="320" height="180" fill={drawing.sky} />
      {drawing.shapes}
    </svg>
  );
}
