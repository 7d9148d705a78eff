import { whenMovedOrIdle } from '@lyceum/ui';
import { useMounted } from '@mantine/hooks';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyDialog } from './lazy-part';

interface Asking {
  /** Asks for what opens; given only as long as its file has not been. */
  readonly onClick?: () => void;
}

interface AtOnce {
  /** It was just asked for elsewhere: it opens as it comes, without a press. */
  readonly opensAtOnce?: boolean;
}

/**
 * A menu, or what else opens under its button, in a file of its own: what is read comes without it. The file is fetched with the reader's first
 * move or when the page is idle, so that it is there when the network is not, and at the latest when the button is pressed. The button stays until
 * then; what comes holds the button itself and opens at once (`useOpening`).
 */
export function onDemand<Props extends object>(
  Button: ComponentType<Props & Asking>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & AtOnce> {
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = (): Promise<ComponentType<Props>> =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  // What fails here is asked for again, and told, when the button is pressed.
  const fetchAhead = (): void => void fetchOnce().catch(() => undefined);
  const Opened = lazyDialog(fetchOnce);
  return function OnDemand(props: Props & AtOnce) {
    const [isAsked, setAsked] = useState(props.opensAtOnce === true);
    useEffect(() => whenMovedOrIdle(fetchAhead), []);
    const button = <Button {...props} onClick={() => startTransition(() => setAsked(true))} />;
    return <Suspense fallback={button}>{isAsked ? <Opened {...props} /> : button}</Suspense>;
  };
}

interface Opening {
  /** For the button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Has what comes on demand open when it comes, and later as often as it is asked to. */
export function useOpening(): Opening {
  const [isOpen, onChange] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // What opens only after it stands there knows where to give the focus back to: the button it came with.
  const isThere = useMounted();
  useEffect(() => button.current?.focus(), []);
  return { button, opened: isThere && isOpen, onChange };
}
