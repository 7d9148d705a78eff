import type { CSSVariablesResolver } from '@mantine/core';
import { tokens, type Scheme, type SchemeColors } from '../tokens/tokens';
import { colorAliases } from './color-aliases';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `accentSoft` becomes `--lyceum-accent-soft`. */
function ownVariables(colors: SchemeColors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`--lyceum-${kebab(name)}`, value]),
  );
}

/** Mantine's semantic colours expressed through ours, so that its components follow the palette. */
const mantineSemantics: Record<string, string> = {
  '--mantine-color-body': 'var(--lyceum-surface)',
  '--mantine-color-text': 'var(--lyceum-text)',
  '--mantine-color-bright': 'var(--lyceum-text)',
  '--mantine-color-dimmed': 'var(--lyceum-muted)',
  '--mantine-color-placeholder': 'var(--lyceum-muted)',
  '--mantine-color-anchor': 'var(--lyceum-link)',
  '--mantine-color-error': 'var(--lyceum-danger)',
  '--mantine-color-success': 'var(--lyceum-live)',
  '--mantine-color-default': 'var(--lyceum-surface)',
  '--mantine-color-default-hover': 'var(--lyceum-sunken)',
  '--mantine-color-default-color': 'var(--lyceum-text)',
  '--mantine-color-default-border':
    'color-mix(in srgb, var(--lyceum-border-strong) 45%, var(--lyceum-surface))',
  '--mantine-color-disabled': 'var(--lyceum-sunken)',
  '--mantine-color-disabled-color': 'var(--lyceum-border-strong)',
  '--mantine-color-disabled-border': 'var(--lyceum-border)',
};

function tints(scheme: Scheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [palette, names] of Object.entries(colorAliases)) {
    const steps = tokens.palette[palette as keyof typeof colorAliases];
    const [background, hovered, text] =
      scheme === 'dark'
        ? tokens.darkTints[palette as keyof typeof colorAliases]
        : [steps[1], `color-mix(in srgb, ${steps[1]} 60%, ${steps[2]})`, steps[7]];
    for (const name of names) {
      variables[`--mantine-color-${name}-light`] = background;
      variables[`--mantine-color-${name}-light-hover`] = hovered;
      variables[`--mantine-color-${name}-light-color`] = text;
      if (scheme === 'dark') variables[`--mantine-color-${name}-text`] = steps[3];
      if (scheme === 'dark') variables[`--mantine-color-${name}-outline`] = steps[3];
    }
  }
  return variables;
}

function sharedVariables(): Record<string, string> {
  const { motion, layout, type } = tokens;
  return {
    '--lyceum-measure': `${type.measure}ch`,
    '--lyceum-quick': `${motion.quick}ms`,
    '--lyceum-steady': `${motion.steady}ms`,
    '--lyceum-gentle': `${motion.gentle}ms`,
    '--lyceum-slide': `${motion.slide}ms`,
    '--lyceum-easing': motion.easing,
    '--lyceum-width-reading': `${layout.reading}px`,
    '--lyceum-width-content': `${layout.content}px`,
    '--lyceum-width-wide': `${layout.wide}px`,
    '--lyceum-row-compact': `${layout.rowCompact}px`,
  };
}

/** Writes the tokens as `--lyceum-*` variables for both schemes and points Mantine's own variables at them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: sharedVariables(),
  light: {
    ...ownVariables(tokens.colors.light),
    ...mantineSemantics,
    ...tints('light'),
    '--lyceum-shadow': '0 1px 2px rgb(28 24 48 / 5%), 0 8px 24px -8px rgb(28 24 48 / 14%)',
  },
  dark: {
    ...ownVariables(tokens.colors.dark),
    ...mantineSemantics,
    ...tints('dark'),
    '--lyceum-shadow': '0 1px 2px rgb(0 0 0 / 30%), 0 12px 32px -8px rgb(0 0 0 / 55%)',
  },
});
