import { failureTexts } from '@lyceum/shell';
import { ErrorState } from '@lyceum/ui';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { asFailure } from '../app/as-failure';
import classes from './charts.module.css';

interface ReportStateProps<Data> {
  readonly answer: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** A report that is on its way, did not come, or is there. */
export function ReportState<Data>({ answer, children }: ReportStateProps<Data>) {
  if (answer.error)
    return <ErrorState {...failureTexts(asFailure(answer.error))} onRetry={() => void answer.refetch()} />;
  if (answer.data === undefined)
    return (
      <div className={classes.report} aria-busy="true" aria-label="The report is on its way">
        <Skeleton height={76} radius={10} />
        <Skeleton height={280} radius={10} />
        <Skeleton height={320} radius={10} />
      </div>
    );
  return (
    <div className={classes.report} aria-busy={answer.isPlaceholderData}>
      {children(answer.data)}
    </div>
  );
}
