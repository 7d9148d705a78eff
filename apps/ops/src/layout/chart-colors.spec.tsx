import { describe, expect, it } from '@jest/globals';
import { contrastRatio, tokens } from '@lyceum/ui';
import { besideColor, chartColor, mainColor, seriesColors } from './chart-colors';

const shades = (palette: keyof typeof tokens.palette): readonly string[] => tokens.palette[palette];
const surfaces = { light: tokens.colors.light.surface, dark: tokens.colors.dark.surface };

describe('the colours of charts', () => {
  it.each([...seriesColors, besideColor])('%o can be made out on dark surfaces', ({ palette, dark }) => {
    expect(contrastRatio(shades(palette)[dark] ?? '', surfaces.dark)).toBeGreaterThanOrEqual(3);
  });

  it.each([mainColor, besideColor])('%o can be made out on light surfaces', ({ palette, light }) => {
    expect(contrastRatio(shades(palette)[light] ?? '', surfaces.light)).toBeGreaterThanOrEqual(3);
  });

  it('follow the scheme of the page', () => {
    expect(chartColor(mainColor)).toBe(
      'light-dark(var(--mantine-color-purple-6), var(--mantine-color-purple-4))',
    );
  });
});
