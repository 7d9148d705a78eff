import { lazyPart } from '@lyceum/shell';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { AreasProps, LinesProps } from './charts';

const Lines = lazyPart(() => import('./charts').then((it) => it.Lines));
const Areas = lazyPart(() => import('./charts').then((it) => it.Areas));

const waiting = <Skeleton height={260} radius={10} />;

/** Lines over days; the charts' library is loaded when the first one is shown. */
export function LazyLines(props: LinesProps) {
  return (
    <Suspense fallback={waiting}>
      <Lines {...props} />
    </Suspense>
  );
}

/** Areas over days, one upon the other. */
export function LazyAreas(props: AreasProps) {
  return (
    <Suspense fallback={waiting}>
      <Areas {...props} />
    </Suspense>
  );
}
