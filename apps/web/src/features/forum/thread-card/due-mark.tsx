import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';

/** Few threads are due. */
const DueDate = lazyPart(() => import('./due-date').then((it) => it.DueDate));

/** Until when a thread is to be answered; nothing of one that may be answered whenever. */
export function DueMark({ at }: { readonly at: string | null | undefined }) {
  if (!at) return null;
  return (
    <Suspense>
      <DueDate at={at} />
    </Suspense>
  );
}
