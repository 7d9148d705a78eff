import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface LateFormProps<Data> {
  /** What the form offers; undefined while it is on its way. */
  readonly data: Data | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A form in a drawer that waits for what it offers. The drawer looks for the field to begin in only as it opens: until
 * the form is there the focus rests on no button, then it goes to the field with `data-autofocus`.
 */
export function LateForm<Data>({ data, children }: LateFormProps<Data>) {
  if (data !== undefined) return <Arrived>{children(data)}</Arrived>;
  return (
    <Stack
      gap="md"
      role="status"
      aria-label="Loading"
      tabIndex={-1}
      data-autofocus
      style={{ outline: 'none' }}
    >
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height={58} />
      ))}
    </Stack>
  );
}

function Arrived({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={ref}>{children}</div>;
}
