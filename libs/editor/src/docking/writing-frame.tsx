import { useIsPhone } from '@lyceum/ui';
import { type ReactNode, useState } from 'react';
import { ToolsPlaceProvider } from './tools-place';
import { useKeyboardInset } from './use-keyboard-inset';
import classes from './writing-frame.module.css';

interface WritingFrameProps {
  /** The button that sends the form this is all of. */
  readonly action: ReactNode;
  /** The fields, the text's editor among them; given the action where the form has to place it. */
  readonly children: (action: ReactNode) => ReactNode;
}

/**
 * What is within a form that sends a text. On a phone the tools of the text and the button that sends stand in one row
 * above the keyboard, whichever field one is in.
 */
export function WritingFrame({ action, children }: WritingFrameProps) {
  const isPhone = useIsPhone();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ToolsPlaceProvider value={isPhone ? place : undefined}>
      {children(isPhone ? null : action)}
      {isPhone && (
        <Dock>
          <div ref={setPlace} className={classes.tools} />
          {action}
        </Dock>
      )}
    </ToolsPlaceProvider>
  );
}

function Dock({ children }: { readonly children: ReactNode }) {
  useKeyboardInset();
  return (
    <div className={classes.dock} data-docked>
      {children}
    </div>
  );
}
