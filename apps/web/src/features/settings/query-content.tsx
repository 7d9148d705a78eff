import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as messages from './settings.messages';

interface QueryContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is loading, for screen readers and the error: 'Your sessions'. */
  readonly subject: string;
  /** Lines of the skeleton. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a section shows of something it loads: the skeleton, the failure with a retry, or the content. */
export function QueryContent<Data>({ query, subject, lines = 4, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending) return <TextSkeleton lines={lines} label={messages.loading({ subject })} />;
  return (
    <ErrorState
      title={messages.didNotLoad({ subject })}
      {...failureTexts(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}
