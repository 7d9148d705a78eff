import type { ReactNode } from 'react';
import { pictureIndex } from './picture-index';
import { type PictureColours, coloursOf } from './picture-colours';

type Drawing = (colours: PictureColours) => ReactNode;

/** Hills before a low sun. */
const hills: Drawing = ({ far, near, light }) => (
  <>
    <circle cx="236" cy="70" r="34" fill={light} />
    <path d="M0 122 Q70 62 150 112 T320 92 V180 H0Z" fill={far} />
    <path d="M0 150 Q90 98 190 146 T320 132 V180 H0Z" fill={near} />
  </>
);

/** The rows of an open theatre. */
const theatre: Drawing = ({ far, middle, near, light }) => (
  <g fill="none" strokeWidth="17">
    <path d="M24 180 A136 136 0 0 1 296 180" stroke={far} />
    <path d="M58 180 A102 102 0 0 1 262 180" stroke={middle} />
    <path d="M92 180 A68 68 0 0 1 228 180" stroke={near} />
    <circle cx="186" cy="168" r="18" fill={light} />
  </g>
);

/** Columns that hold a roof. */
const columns: Drawing = ({ far, middle, near, light }) => (
  <>
    <circle cx="272" cy="48" r="20" fill={light} />
    <path d="M62 66 L160 26 L258 66Z" fill={middle} />
    <rect x="62" y="70" width="196" height="12" fill={near} />
    {[78, 126, 174, 222].map((x) => (
      <rect key={x} x={x} y="86" width="20" height="66" rx="3" fill={far} />
    ))}
    <rect x="50" y="154" width="220" height="26" fill={near} />
  </>
);

const constellation = [
  [52, 122, 5],
  [110, 62, 7],
  [168, 96, 5],
  [226, 44, 9],
  [272, 88, 5],
] as const;

/** A constellation over hills. */
const stars: Drawing = ({ far, near, light }) => (
  <>
    <path d="M52 122 L110 62 L168 96 L226 44 L272 88" fill="none" stroke={far} strokeWidth="2" />
    {constellation.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill={light} />
    ))}
    <path d="M0 158 Q80 132 160 152 T320 144 V180 H0Z" fill={near} />
  </>
);

/** A sail on calm water. */
const sail: Drawing = ({ far, middle, near, light }) => (
  <>
    <circle cx="58" cy="52" r="22" fill={light} />
    <path d="M158 34 L158 118 L102 118Z" fill={middle} />
    <path d="M166 52 L166 118 L212 118Z" fill={light} />
    <path d="M90 124 H226 L206 144 H110Z" fill={near} />
    <path d="M0 146 Q40 136 80 146 T160 146 T240 146 T320 146 V180 H0Z" fill={far} />
  </>
);

/** A shelf of books. */
const shelf: Drawing = ({ far, middle, near, light }) => (
  <>
    <rect x="70" y="52" width="26" height="96" rx="3" fill={near} />
    <rect x="100" y="36" width="30" height="112" rx="3" fill={far} />
    <rect x="134" y="62" width="22" height="86" rx="3" fill={light} />
    <rect x="160" y="44" width="32" height="104" rx="3" fill={middle} />
    <path d="M198 60 L224 52 L250 144 L224 150Z" fill={near} />
    <rect x="40" y="148" width="240" height="8" rx="2" fill={middle} />
  </>
);

const drawings: readonly Drawing[] = [hills, theatre, columns, stars, sail, shelf];

/** Stands where a thread has no picture of its own: one of six families of drawings, by its id (checklist line 99). */
export function DefaultThumbnail({ id, className }: { readonly id: string; readonly className?: string }) {
  const index = pictureIndex(id);
  const { colours, isMirrored } = coloursOf(id);
  const draw = drawings[index] ?? hills;
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-picture={index}
      aria-hidden
    >
      <rect width="320" height="180" fill={colours.sky} />
      <g {...(isMirrored && { transform: 'matrix(-1 0 0 1 320 0)' })}>{draw(colours)}</g>
    </svg>
  );
}
