import { useId } from 'react';
import classes from './colonnade.module.css';

/** Openings of the arcade, drawn in perspective towards the sun. */
const openings = [
  'M-72 669.4 L-72 257.5 C-72 120.2 -32.6 81.3 -1.7 120.9 C33.4 153.4 68.6 227.7 68.6 305.3 L68.6 615.9 Z',
  'M105.5 601.9 L105.5 317.9 C105.5 223.2 131.9 195.8 152.7 222.8 C176.3 244.8 199.9 295.9 199.9 349.9 L199.9 566.1 Z',
  'M224.5 556.7 L224.5 358.3 C224.5 292.2 242.1 272.5 256 290.9 C271.7 305.9 287.4 341.4 287.4 379.7 L287.4 532.8 Z',
  'M304 526.5 L304 385.4 C304 338.3 315.9 323.9 325.3 336.7 C335.9 347 346.5 372.2 346.5 399.8 L346.5 510.3 Z',
  'M357.8 506 L357.8 403.7 C357.8 369.5 365.9 358.7 372.2 367.7 C379.4 374.8 386.7 393.1 386.7 413.5 L386.7 495.1 Z',
  'M394.4 492.1 L394.4 416.1 C394.4 390.8 400 382.4 404.4 388.9 C409.4 394 414.4 407.5 414.4 422.9 L414.4 484.5 Z',
].join('');

/** The lit inner side of each pillar. */
const reveals = [
  'M46.1 624.5 L46.1 297.7 C46.1 210.5 12.4 136 -1.7 120.9 C33.4 153.4 68.6 227.7 68.6 305.3 L68.6 615.9 Z',
  'M184.8 571.8 L184.8 344.8 C184.8 284.3 162.1 233 152.7 222.8 C176.3 244.8 199.9 295.9 199.9 349.9 L199.9 566.1 Z',
  'M277.3 536.6 L277.3 376.3 C277.3 333.5 262.2 297.9 256 290.9 C271.7 305.9 287.4 341.4 287.4 379.7 L287.4 532.8 Z',
  'M339.7 512.9 L339.7 397.5 C339.7 366.7 329.5 341.5 325.3 336.7 C335.9 347 346.5 372.2 346.5 399.8 L346.5 510.3 Z',
  'M382 496.8 L382 411.9 C382 389.2 375.1 371.1 372.2 367.7 C379.4 374.8 386.7 393.1 386.7 413.5 L386.7 495.1 Z',
  'M411.2 485.8 L411.2 421.8 C411.2 404.7 406.4 391.3 404.4 388.9 C409.4 394 414.4 407.5 414.4 422.9 L414.4 484.5 Z',
].join('');

/** A covered walk at dusk, and two people deep in conversation: how the first Lyceum taught. Decoration only. */
export function Colonnade() {
  const id = useId();
  return (
    <svg aria-hidden className={classes.root} viewBox="0 0 800 760" fill="none">
      <defs>
        <clipPath id={`${id}arch`}>
          <path d="M0 760V400A400 400 0 0 1 800 400V760Z" />
        </clipPath>
        <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="760">
          <stop className={classes.skyTop} />
          <stop className={classes.skyLow} offset="0.62" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}arch)`}>
        <Landscape sky={`url(#${id}sky)`} />
        <path className={classes.wall} d="M-150-139.5 416 375.6V483.9L-150 699Z" />
        <path className={classes.cornice} d="M-150-173.3 416 371.2V378.6L-150-116.1Z" />
        <path fill={`url(#${id}sky)`} d={openings} />
        <path className={classes.reveal} d={reveals} />
        <Light />
        <Educator />
        <Student />
      </g>
    </svg>
  );
}

function Landscape({ sky }: { readonly sky: string }) {
  return (
    <>
      <rect width="800" height="760" fill={sky} />
      <circle className={classes.sun} cx="560" cy="380" r="112" />
      <path className={classes.farHill} d="M380 484C470 420 540 430 600 446S730 392 820 400V500H380Z" />
      <path className={classes.nearHill} d="M380 490C500 462 600 470 680 452S780 440 820 436V520H380Z" />
      <path
        className={classes.tree}
        d="M648 474c-9-40-8-96 4-140 13 44 13 100 5 140zM700 474c-10-52-8-126 6-182 15 56 15 130 6 182zM748 476c-7-32-6-78 4-112 10 34 10 80 4 112z"
      />
      <path
        className={classes.bird}
        d="M470 230q10-10 18 0 8-10 18 0M520 196q7-8 13 0 6-8 13 0M436 270q6-6 11 0 5-6 11 0"
      />
      <path className={classes.floor} d="M-150 699 416 483.9 820 470V760H-150Z" />
      <path
        className={classes.joint}
        d="M432.8 483.9-140 756M470.6 483.9 220 756M508.4 483.9 580 756M546.2 483.9 940 756M584 483.9 1300 756M210 566h620M330 518h500M-20 650h850"
      />
    </>
  );
}

function Light() {
  return (
    <>
      <path
        className={classes.glow}
        d="M105.5 601.9 199.9 566.1 330 612 205 668ZM224.5 556.7 287.4 532.8 392 560 320 592ZM304 526.5 346.5 510.3 425 528 374 546ZM-72 669.4 68.6 615.9 210 690 60 780ZM357.8 506 386.7 495.1 444 506 408 518Z"
      />
      <path
        className={classes.shadow}
        d="M506 655C492 690 470 730 448 770H520C528 730 530 690 528 655ZM598 660C596 700 588 740 580 780H640C636 735 628 695 622 660Z"
      />
    </>
  );
}

function Educator() {
  return (
    <>
      <path className={classes.dark} d="M505 606 496 660h13l12-46ZM519 606l6 54h13l-6-58Z" />
      <path className={classes.coat} d="M498 536c4-14 32-16 38 0l8 78c-16 7-38 7-52 0Z" />
      <path className={classes.sleeve} d="M500 540c-8 16-8 32-4 48l22 6-2-12-10-4 4-30Z" />
      <path className={classes.page} d="M512 586l26-8 3 24-27 7Z" />
      <path className={classes.bookmark} d="M512 586l26-8" />
      <circle className={classes.skin} cx="518" cy="512" r="15" />
      <path className={classes.dark} d="M503 514c-4-20 28-26 31-4-10-2-16-4-20-6-2 4-6 8-11 10Z" />
    </>
  );
}

function Student() {
  return (
    <>
      <path className={classes.dark} d="M598 616 589 664h12l10-40ZM612 616l10 48h12l-9-52Z" />
      <path className={classes.sun} d="M593 560c4-12 28-13 33 0l6 62c-13 6-32 6-44 0Z" />
      <path className={classes.coat} d="M622 562c14-2 18 10 17 28-1 12-8 16-15 14Z" />
      <path className={classes.sunSleeve} d="M597 566c-9 6-20 10-26 8l-4 8c10 6 24 4 32-2Z" />
      <circle className={classes.fairSkin} cx="608" cy="538" r="13.5" />
      <path
        className={classes.hair}
        d="M596 534c0-16 26-18 27 2 4 6 2 14-2 18-4-6-4-12-4-17-8 1-16 0-21-3Z"
      />
    </>
  );
}
