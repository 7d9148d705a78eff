import { Page } from '@lyceum/ui';
import type { ReactNode } from 'react';
import type { ConsoleSection } from '../app/navigation';
import { BackLink } from './back-link';
import { RecordFailure } from './record-failure';
import { RecordSkeleton } from './record-skeleton';

interface DetailQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  refetch(): Promise<unknown>;
}

interface DetailScreenProps<Data> {
  /** Where it belongs. */
  readonly section: ConsoleSection;
  readonly query: DetailQuery<Data>;
  /** The page of what arrived, a `DetailPage`. */
  readonly children: (data: Data) => ReactNode;
}

/** One row's own page while it is on its way, or when it cannot be had; then what `children` makes of it. */
export function DetailScreen<Data>({ section, query, children }: DetailScreenProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <RecordFailure section={section} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Page width="wide">
      <BackLink section={section} />
      <RecordSkeleton />
    </Page>
  );
}
