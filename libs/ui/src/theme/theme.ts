import { createTheme, rem, type MantineColorsTuple } from '@mantine/core';
import { tokens } from '../tokens/tokens';
import { componentDefaults } from './component-defaults';
import { colorAliases } from './color-aliases';

const { palette, space, radius, type, breakpoints } = tokens;

const [interfaceSize, interfaceLine] = type.interface;
const [readingSize, readingLine] = type.reading;

function themeColors(): Record<string, MantineColorsTuple> {
  const named: Record<string, MantineColorsTuple> = { dark: palette.dusk };
  for (const [source, names] of Object.entries(colorAliases)) {
    for (const name of names) named[name] = palette[source as keyof typeof colorAliases];
  }
  return named;
}

const heading = ([size, line]: readonly [number, number]) => ({
  fontSize: rem(size),
  lineHeight: String(line / size),
});

const em = (px: number) => `${px / 16}em`;

/** The Mantine theme of both front ends, derived from `tokens`. */
export const theme = createTheme({
  colors: themeColors(),
  primaryColor: 'purple',
  primaryShade: { light: 6, dark: 5 },
  white: tokens.colors.light.surface,
  black: tokens.colors.light.text,
  fontFamily: type.sans,
  fontFamilyMonospace: type.mono,
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(interfaceSize), lg: rem(readingSize), xl: rem(20) },
  lineHeights: {
    xs: '1.4',
    sm: '1.45',
    md: String(interfaceLine / interfaceSize),
    lg: String(readingLine / readingSize),
    xl: '1.4',
  },
  headings: {
    fontFamily: type.sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: heading(type.headings.large),
      h2: heading(type.headings.medium),
      h3: heading(type.headings.small),
      h4: heading([readingSize, 24]),
      h5: heading(type.interface),
      h6: heading(type.small),
    },
  },
  spacing: { xs: rem(space.xs), sm: rem(space.sm), md: rem(space.md), lg: rem(space.lg), xl: rem(space.xl) },
  radius: {
    xs: rem(radius.chip),
    sm: rem(6),
    md: rem(radius.control),
    lg: rem(radius.card),
    xl: rem(radius.panel),
  },
  defaultRadius: 'md',
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
  },
  shadows: {
    xs: 'var(--lyceum-shadow)',
    sm: 'var(--lyceum-shadow)',
    md: 'var(--lyceum-shadow)',
    lg: 'var(--lyceum-shadow)',
    xl: 'var(--lyceum-shadow)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: componentDefaults,
});
