import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Switches between light and dark; the browser remembers the choice. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${next} mode`;
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
