/** The purple of the house, from paper tint (0) to ink (9). Filled controls: 6 in light, 5 in dark. */
const purple = [
  '#F5F2FF',
  '#EAE4FF',
  '#D6CBFF',
  '#B9A6FF',
  '#9A7BFB',
  '#7C50F2',
  '#6A35E0',
  '#5826BF',
  '#461F97',
  '#36196F',
] as const;

/** Live and success. Step 6 carries white text in light, step 5 in dark; step 4 is text on dark surfaces. */
const live = [
  '#E8F8F6',
  '#CFF0ED',
  '#A3E3DE',
  '#76D6CF',
  '#4FC9C2',
  '#0E827D',
  '#0B7A75',
  '#086561',
  '#06504D',
  '#043B39',
] as const;

/** Danger and errors, stepped like `live`. */
const danger = [
  '#FFF1F3',
  '#FFE0E5',
  '#FFC4CE',
  '#FF9FB0',
  '#FF7A93',
  '#CC3154',
  '#C62A4B',
  '#A51F3D',
  '#851831',
  '#671226',
] as const;

/** Claps and highlights: step 4 lies behind dark text, step 6 is text on light surfaces. */
const warmth = [
  '#FFF8EA',
  '#FFEDCB',
  '#FFE0A3',
  '#FBCD77',
  '#F7B84B',
  '#946000',
  '#8A5A00',
  '#704900',
  '#573900',
  '#402A00',
] as const;

/** Greys with a breath of purple, for light surfaces. */
const gray = [
  '#F6F4FA',
  '#EFECF5',
  '#E5E1EE',
  '#D8D3E4',
  '#C2BCD2',
  '#8A84A1',
  '#5E5873',
  '#474159',
  '#2E2942',
  '#1C1830',
] as const;

/** The same greys for dark surfaces, from text (0) to below the canvas (9). */
const dusk = [
  '#ECE9F5',
  '#CFCADF',
  '#A9A3BD',
  '#7D769A',
  '#352F49',
  '#322B46',
  '#282339',
  '#1E1A2B',
  '#15121F',
  '#0E0C15',
] as const;

/** Roles a colour can play; every name becomes the CSS variable `--lyceum-<kebab-name>`. */
export interface SchemeColors {
  canvas: string;
  surface: string;
  raised: string;
  /** A quiet fill for table heads, hovered rows and wells. */
  sunken: string;
  text: string;
  muted: string;
  border: string;
  /** Outlines that must be seen to be used (inputs, checkboxes): at least 3 : 1. */
  borderStrong: string;
  link: string;
  focus: string;
  /** Background of filled controls, which carry `onAccent`. */
  accent: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  live: string;
  liveSoft: string;
  danger: string;
  dangerSoft: string;
  /** Highlight behind `onWarmth`. */
  warmth: string;
  onWarmth: string;
  warmthSoft: string;
  warmthText: string;
}

const light: SchemeColors = {
  canvas: '#FAF9FC',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: gray[0],
  text: '#1C1830',
  muted: '#5E5873',
  border: gray[2],
  borderStrong: gray[5],
  link: purple[6],
  focus: purple[6],
  accent: purple[6],
  onAccent: '#FFFFFF',
  accentSoft: purple[1],
  onAccentSoft: purple[7],
  live: '#0B7A75',
  liveSoft: live[0],
  danger: '#C62A4B',
  dangerSoft: danger[0],
  warmth: '#F7B84B',
  onWarmth: '#1C1830',
  warmthSoft: warmth[0],
  warmthText: '#8A5A00',
};

const dark: SchemeColors = {
  canvas: '#15121F',
  surface: '#1E1A2B',
  raised: '#282339',
  sunken: '#191525',
  text: '#ECE9F5',
  muted: '#A9A3BD',
  border: dusk[4],
  borderStrong: dusk[3],
  link: purple[3],
  focus: purple[3],
  accent: purple[5],
  onAccent: '#FFFFFF',
  accentSoft: '#2F2553',
  onAccentSoft: purple[2],
  live: '#4FC9C2',
  liveSoft: '#16393B',
  danger: '#FF7A93',
  dangerSoft: '#43202F',
  warmth: '#F7B84B',
  onWarmth: '#1C1830',
  warmthSoft: '#3B2F1E',
  warmthText: '#F7B84B',
};

/** Soft fills of the dark scheme: [background, hovered, text]; Mantine's own are darker than our surfaces. */
const darkTints = {
  purple: [dark.accentSoft, '#3A2E66', purple[2]],
  live: [dark.liveSoft, '#1B474A', '#8BE0DA'],
  danger: [dark.dangerSoft, '#52283A', '#FFB0BF'],
  warmth: [dark.warmthSoft, '#4A3B26', '#F7C871'],
  gray: [dusk[5], '#3D3554', dusk[0]],
} as const;

/** Grounds of people without a picture, under white letters, in both schemes. */
const avatars = {
  iris: purple[6],
  lagoon: live[6],
  berry: '#B3294F',
  cobalt: '#2B5FC7',
  moss: '#47702A',
  amber: warmth[6],
} as const;

/**
 * Every design decision with a number or a colour in it. Lengths are px, durations ms.
 * The theme and the CSS variables are derived from this object; nothing else declares a colour.
 */
export const tokens = {
  palette: { purple, live, danger, warmth, gray, dusk },
  colors: { light, dark },
  darkTints,
  avatars,
  space: { hair: 2, tiny: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32, huge: 48, vast: 64 },
  radius: { chip: 4, control: 8, card: 10, panel: 16, full: 999 },
  type: {
    /** The faces stand in styles/fonts.css: ours, once the browser has them, then stand-ins of the same measures. */
    sans: 'var(--lyceum-font-sans)',
    mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
    /** [font size, line height] */
    interface: [15, 22],
    reading: [17, 28],
    small: [13, 18],
    headings: { small: [20, 26], medium: [24, 30], large: [32, 38], display: [44, 48] },
    /** The longest comfortable line of reading text, in characters. */
    measure: 68,
  },
  motion: { quick: 120, steady: 160, gentle: 200, slide: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  layout: { reading: 720, content: 1080, wide: 1360, rowCompact: 36, target: 24 },
  /** Widths of a choice of several (checklist line 253). */
  multiSelect: { narrow: 185, medium: 260, wide: 445 },
  breakpoints: { xs: 480, sm: 768, md: 992, lg: 1200, xl: 1440 },
} as const;

export type PaletteName = keyof typeof tokens.palette;
export type Scheme = keyof typeof tokens.colors;
