import { lazyDialog } from '@lyceum/shell';
import { type ComponentType, Suspense, useState } from 'react';

/** A drawer with its form in a file of its own, which comes when it is opened for the first time. */
export function lateDrawer<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Drawer = lazyDialog(load);
  return function LateDrawer(props: Props) {
    const [isAsked, setAsked] = useState(props.isOpen);
    if (props.isOpen && !isAsked) setAsked(true);
    return (
      isAsked && (
        <Suspense>
          <Drawer {...props} />
        </Suspense>
      )
    );
  };
}
