import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

type Width = 'wide' | 'narrow' | null;

/** Whether the navigation shows icons only: as somebody last chose on this device, else by the room there is. */
export function useNavigationWidth() {
  const isSmall = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const [chosen, choose] = useLocalStorage<Width>({
    key: 'ops-navigation',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isNarrow = chosen === null ? isSmall : chosen === 'narrow';
  return { isNarrow, toggle: () => choose(isNarrow ? 'wide' : 'narrow') };
}
