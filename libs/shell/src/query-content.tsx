import { CardListSkeleton, ErrorState } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { failureTexts } from './failure-texts';
import * as messages from './query-content.messages';

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
  /** What stands while it loads, a list of cards unless said; `label` tells screen readers what is loading. */
  readonly skeleton?: (label: string) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a part of a screen shows of something it loads: skeleton, failure with a retry, or content. */
export function QueryContent<Data>({ query, subject, skeleton = cards, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending) return <>{skeleton(messages.loading({ subject }))}</>;
  return (
    <ErrorState
      title={messages.didNotLoad({ subject })}
      {...failureTexts(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

const cards = (label: string) => <CardListSkeleton label={label} />;
