type Palette = 'purple' | 'live' | 'danger' | 'warmth' | 'gray';

/** A step of a palette for light surfaces, and one for dark surfaces. */
export interface ChartColor {
  readonly palette: Palette;
  readonly light: number;
  readonly dark: number;
}

/** The one line or bar a chart is about. */
export const mainColor: ChartColor = { palette: 'purple', light: 6, dark: 4 };

/** What stands beside: the days before, the rest. */
export const besideColor: ChartColor = { palette: 'gray', light: 5, dark: 5 };

/** Several things in one chart, each in a colour of its own. */
export const seriesColors: readonly ChartColor[] = [
  mainColor,
  { palette: 'live', light: 6, dark: 5 },
  { palette: 'warmth', light: 6, dark: 4 },
  { palette: 'danger', light: 6, dark: 4 },
  { palette: 'purple', light: 4, dark: 2 },
  { palette: 'live', light: 3, dark: 3 },
];

/** The colour as CSS has it, following the scheme of the page. */
export const chartColor = ({ palette, light, dark }: ChartColor): string =>
  light === dark ? stepOf(palette, light) : `light-dark(${stepOf(palette, light)}, ${stepOf(palette, dark)})`;

const stepOf = (palette: Palette, step: number): string => `var(--mantine-color-${palette}-${step})`;
