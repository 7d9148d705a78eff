import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, the width at which style sheets change as well. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 609.98px)', undefined, { getInitialValueInEffect: false });
}
