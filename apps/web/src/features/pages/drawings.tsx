import type { ReactNode } from 'react';
import classes from './drawings.module.css';

const { accent, mid, paper, line, warm, live, soft } = classes;

/** What stands inside the arch, on the ground at y = 190. */
const things = {
  arches: (
    <>
      <path className={mid} d="M70 190v-62a22 22 0 0 1 44 0v62H70Zm56 0v-62a22 22 0 0 1 44 0v62h-44Z" />
      <path className={soft} d="M82 190v-60a10 10 0 0 1 20 0v60H82Z" />
      <path className={warm} d="M138 190v-60a10 10 0 0 1 20 0v60h-20Z" />
      <path className={accent} d="M60 88h120v8H60z" />
    </>
  ),
  board: (
    <>
      <path className={accent} d="M64 78h112v70H64z" />
      <path className={line} d="M78 98h44M78 112h66M78 126h30" style={{ stroke: '#fff' }} />
      <circle className={warm} cx="154" cy="124" r="11" />
      <path className={mid} d="M82 148h8v42h-8zM150 148h8v42h-8z" />
    </>
  ),
  calendar: (
    <>
      <rect className={paper} x="68" y="84" width="104" height="106" rx="8" />
      <path className={accent} d="M68 92a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v18H68Z" />
      <path className={line} d="M84 128h14M113 128h14M142 128h14M84 148h14M142 148h14M84 168h14M113 168h14" />
      <circle className={warm} cx="120" cy="148" r="11" />
    </>
  ),
  door: (
    <>
      <path className={mid} d="M82 190v-76a38 38 0 0 1 76 0v76H82Z" />
      <path className={warm} d="M94 190v-74a26 26 0 0 1 52 0v74H94Z" />
      <path className={accent} d="M94 190v-74a26 26 0 0 1 20-25v111Z" />
      <circle className={paper} cx="107" cy="146" r="3" />
    </>
  ),
  globe: (
    <>
      <circle className={live} cx="120" cy="126" r="44" />
      <path
        className={line}
        d="M76 126h88M120 82c-26 26-26 62 0 88M120 82c26 26 26 62 0 88M84 102h72M84 150h72"
        style={{ stroke: '#fff' }}
      />
      <path className={accent} d="M114 170h12v14h-12zM94 184h52v6H94z" />
      <circle className={warm} cx="142" cy="106" r="7" />
    </>
  ),
  ledger: (
    <>
      <path className={paper} d="M78 76h84v114l-10-7-11 7-11-7-10 7-11-7-10 7-11-7-10 7Z" />
      <path className={line} d="M92 98h36M92 114h50M92 130h42M92 150h24" />
      <path className={accent} d="M128 146h22v9h-22z" />
      <circle className={warm} cx="148" cy="98" r="8" />
    </>
  ),
  letter: (
    <>
      <path className={paper} d="M72 84h82v106H72z" />
      <path className={line} d="M86 104h54M86 120h54M86 136h40M86 152h28" />
      <path className={accent} d="m134 164 40-66 14 8-40 66-17 10Z" />
      <path className={warm} d="m174 98 6-10a8 8 0 0 1 14 8l-6 10Z" />
    </>
  ),
  news: (
    <>
      <path className={paper} d="M66 92h92v98H66z" />
      <path className={mid} d="M158 110h18v70a10 10 0 0 1-18 0Z" />
      <path className={accent} d="M80 106h64v10H80z" />
      <path className={warm} d="M80 126h28v30H80z" />
      <path className={line} d="M118 130h26M118 142h26M118 154h26M80 170h64" />
    </>
  ),
  people: (
    <>
      <path className={mid} d="M70 190v-18a24 24 0 0 1 48 0v18Z" />
      <circle className={mid} cx="94" cy="130" r="15" />
      <path className={accent} d="M116 190v-26a28 28 0 0 1 56 0v26Z" />
      <circle className={accent} cx="144" cy="116" r="18" />
      <circle className={warm} cx="144" cy="116" r="7" />
    </>
  ),
  plan: (
    <>
      <rect className={paper} x="64" y="82" width="112" height="84" rx="6" />
      <path className={line} d="M80 146c14-34 24 8 38-16s18-24 42-26" />
      <circle className={accent} cx="80" cy="146" r="6" />
      <circle className={live} cx="118" cy="130" r="6" />
      <circle className={warm} cx="160" cy="104" r="8" />
      <path className={mid} d="M92 166h8v24h-8zM140 166h8v24h-8z" />
    </>
  ),
  shelf: (
    <>
      <path className={accent} d="M72 102h18v88H72z" />
      <path className={live} d="M94 118h14v72H94z" />
      <path className={mid} d="M112 94h20v96h-20z" />
      <path className={warm} d="m137 112 14-4 20 78-10 4h-4Z" />
      <path className={line} d="M72 118h18M72 176h18M112 110h20M112 174h20" style={{ stroke: '#fff' }} />
    </>
  ),
  summit: (
    <>
      <path className={mid} d="m52 190 50-84 30 50 14-22 42 56Z" />
      <path className={accent} d="m102 106 22 37-12-4-10 10-10-10-12 4Z" />
      <path className={line} d="M102 106V70" />
      <path className={warm} d="M102 70h30l-8 9 8 9h-30Z" />
    </>
  ),
  talk: (
    <>
      <path
        className={accent}
        d="M66 84h76a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H96l-18 16v-16H66a10 10 0 0 1-10-10V94a10 10 0 0 1 10-10Z"
      />
      <path className={line} d="M74 104h60M74 118h40" style={{ stroke: '#fff' }} />
      <path
        className={warm}
        d="M124 130h54a9 9 0 0 1 9 9v26a9 9 0 0 1-9 9h-6v14l-16-14h-32a9 9 0 0 1-9-9v-26a9 9 0 0 1 9-9Z"
      />
    </>
  ),
  tools: (
    <>
      <rect className={paper} x="62" y="88" width="116" height="102" rx="8" />
      <path className={line} d="M80 116h80M80 140h80M80 164h80" />
      <circle className={accent} cx="104" cy="116" r="9" />
      <circle className={live} cx="140" cy="140" r="9" />
      <circle className={warm} cx="92" cy="164" r="9" />
    </>
  ),
  voice: (
    <>
      <rect className={accent} x="102" y="72" width="36" height="66" rx="18" />
      <path className={line} d="M88 120a32 32 0 0 0 64 0M120 152v30M100 188h40" />
      <path className={line} d="M66 104v20M76 96v36M164 96v36M174 104v20" />
      <circle className={warm} cx="120" cy="92" r="7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof things;

/** A niche with the page's thing in it, in the family of the brand's arches. Decoration only. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg aria-hidden viewBox="0 0 240 220" fill="none" className={classes.root}>
      <path className={soft} d="M24 190v-76a96 96 0 0 1 192 0v76Z" />
      {things[name]}
      <path className={classes.ground} d="M8 190h224" />
    </svg>
  );
}
