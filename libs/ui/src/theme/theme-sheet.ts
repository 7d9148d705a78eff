import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  em,
  mergeMantineTheme,
} from '@mantine/core';
import { tokens } from '../tokens/tokens';
import { cssVariablesResolver } from './css-variables';
import { theme } from './theme';

/** The classes behind `visibleFrom` and `hiddenFrom`. */
function widthClasses(): string {
  return Object.entries(tokens.breakpoints)
    .map(
      ([name, width]) =>
        `@media (max-width: ${em(width - 0.1)}) { .mantine-visible-from-${name} { display: none !important; } }` +
        `@media (min-width: ${em(width)}) { .mantine-hidden-from-${name} { display: none !important; } }`,
    )
    .join('');
}

/** The theme as a style sheet, in both schemes: what MantineProvider computes and inserts each time a page opens. */
export function themeSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const mantines = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  const variables = convertCssVariables(
    {
      variables: { ...mantines.variables, ...own.variables },
      light: { ...mantines.light, ...own.light },
      dark: { ...mantines.dark, ...own.dark },
    },
    ':root',
  );
  return variables + widthClasses();
}
