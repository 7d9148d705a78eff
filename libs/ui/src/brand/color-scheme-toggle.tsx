import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import * as messages from './brand.messages';
import { iconButton } from './icon-button';

/** Switches between light and dark; the browser remembers the choice. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? messages.switchToDark() : messages.switchToLight();
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
