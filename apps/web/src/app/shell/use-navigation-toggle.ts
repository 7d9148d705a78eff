import { execute, SetMainNavBarClosedDocument } from '@lyceum/web-graphql';
import { useLocalStorage } from '@mantine/hooks';

/**
 * Whether the left navigation is open, and the switch. The choice is remembered on this device and with the account,
 * which decides on devices where nobody has chosen yet (checklist line 21).
 */
export function useNavigationToggle(ofAccount: boolean | undefined): {
  isClosed: boolean;
  toggle: () => void;
} {
  const [chosen, setChosen] = useLocalStorage<boolean>({
    key: 'navigation-closed',
    getInitialValueInEffect: false,
  });
  const isClosed = chosen ?? ofAccount ?? false;
  const toggle = (): void => {
    setChosen(!isClosed);
    // Kept here in any case; the account learns it when it can.
    execute(SetMainNavBarClosedDocument, { isClosed: !isClosed }).catch(() => undefined);
  };
  return { isClosed, toggle };
}
