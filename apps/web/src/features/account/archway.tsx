import classes from './archway.module.css';

type Tone = 'deep' | 'middle' | 'pale' | 'warm' | 'live';

/** Spines of one shelf, left to right: [width, height, tone]. */
type Shelf = readonly (readonly [width: number, height: number, tone: Tone])[];

const upper: Shelf = [
  [26, 92, 'deep'],
  [18, 78, 'warm'],
  [30, 100, 'middle'],
  [16, 84, 'pale'],
  [22, 96, 'live'],
  [28, 74, 'deep'],
];

const middle: Shelf = [
  [20, 88, 'live'],
  [34, 104, 'deep'],
  [18, 92, 'pale'],
  [24, 80, 'middle'],
];

const lower: Shelf = [
  [30, 96, 'middle'],
  [20, 110, 'warm'],
  [26, 90, 'deep'],
  [18, 104, 'deep'],
  [36, 84, 'pale'],
  [22, 98, 'live'],
  [24, 108, 'middle'],
  [18, 86, 'warm'],
];

function Spines({ shelf, x, y }: { readonly shelf: Shelf; readonly x: number; readonly y: number }) {
  const starts = shelf.map((_, index) => shelf.slice(0, index).reduce((sum, [width]) => sum + width + 3, x));
  return shelf.map(([width, height, tone], index) => (
    <g key={starts[index]}>
      <rect className={classes[tone]} x={starts[index]} y={y - height} width={width} height={height} rx="2" />
      <path
        className={classes.band}
        d={`M${starts[index]} ${y - height + 14}h${width}M${starts[index]} ${y - 16}h${width}`}
      />
    </g>
  ));
}

/** A reading niche: shelves in an arch, a lamp that is on, and a cup somebody will come back to. Decoration only. */
export function Archway() {
  return (
    <svg aria-hidden viewBox="0 0 480 600" fill="none">
      <path className={classes.wall} d="M20 600V240a220 220 0 0 1 440 0v360Z" />
      <path className={classes.niche} d="M56 600V244a184 184 0 0 1 368 0v356Z" />
      <circle className={classes.glow} cx="324" cy="318" r="104" />
      <Spines shelf={upper} x={148} y={236} />
      <Spines shelf={middle} x={80} y={388} />
      <Spines shelf={lower} x={104} y={540} />
      <path className={classes.board} d="M60 236h360v10H60zM56 388h368v10H56zM56 540h368v12H56z" />
      <path className={classes.deep} d="M320 316h8v66h-8zM296 380h56v8h-56z" />
      <path className={classes.warm} d="M296 318l12-50h32l12 50Z" />
      <path className={classes.pale} d="M372 362h30v18a8 8 0 0 1-8 8h-14a8 8 0 0 1-8-8Z" />
      <path className={classes.handle} d="M402 367h5a7 7 0 0 1 0 14h-6" />
      <path className={classes.steam} d="M381 354q-5-7 0-13t0-13M392 354q-5-7 0-13" />
    </svg>
  );
}
