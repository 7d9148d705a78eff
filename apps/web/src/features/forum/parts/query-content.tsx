import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, ErrorState } from '@lyceum/ui';
import type { ReactNode } from 'react';
import * as messages from './parts.messages';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

interface QueryContentProps<Data> {
  readonly query: Asked<Data>;
  /** What is loading, for screen readers and the error: "The members". */
  readonly subject: string;
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a part of the forum shows of something it loads: skeleton, failure with a retry, or content. */
export function QueryContent<Data>({ query, subject, skeleton, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending)
    return <>{skeleton ?? <CardListSkeleton label={messages.loadingSubject({ subject })} />}</>;
  return (
    <ErrorState
      title={messages.didNotLoad({ subject })}
      {...failureTexts(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}
