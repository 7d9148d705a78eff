import { describe, expect, test } from '@jest/globals';
import { theme } from '../theme/theme';
import { avatarColors } from '../people/avatar-color';
import { contrastRatio } from './contrast';
import { tokens, type SchemeColors } from './tokens';

type Pair = [text: keyof SchemeColors, background: keyof SchemeColors];

const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const;

const textPairs: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
    ['link', ground],
    ['danger', ground],
    ['live', ground],
    ['warmthText', ground],
  ]),
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['live', 'liveSoft'],
  ['danger', 'dangerSoft'],
  ['onWarmth', 'warmth'],
  ['warmthText', 'warmthSoft'],
];

const controlPairs: Pair[] = grounds.flatMap((ground): Pair[] => [
  ['borderStrong', ground],
  ['focus', ground],
  ['accent', ground],
]);

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const colors = tokens.colors[scheme];

  test.each(textPairs)('[254] %s reads on %s', (text, background) => {
    expect(contrastRatio(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('[254] %s can be made out on %s', (control, background) => {
    expect(contrastRatio(colors[control], colors[background])).toBeGreaterThanOrEqual(3);
  });
});

test('white reads on every filled control of both schemes', () => {
  const { purple, live, danger, warmth } = tokens.palette;
  for (const steps of [purple, live, danger, warmth]) {
    for (const step of [5, 6, 7] as const) {
      expect(contrastRatio('#FFFFFF', steps[step])).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('white initials read on every avatar', () => {
  for (const { background } of avatarColors) {
    expect(contrastRatio('#FFFFFF', background)).toBeGreaterThanOrEqual(4.5);
  }
});

test('contrast runs from 1 to 21', () => {
  expect(contrastRatio('#808080', '#808080')).toBe(1);
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
});

test('[254] the primary colour is the purple of the house, and components get their colours by name', () => {
  expect(theme.primaryColor).toBe('purple');
  expect(theme.colors?.['purple']).toEqual(tokens.palette.purple);
  expect(tokens.palette.purple[6]).toBe('#6A35E0');
  const scheme = tokens.colors.light;
  expect([scheme.accent, scheme.link, scheme.focus]).toEqual([
    tokens.palette.purple[6],
    tokens.palette.purple[6],
    tokens.palette.purple[6],
  ]);
});
