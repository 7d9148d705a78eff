import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { ChangeList } from './change-list';

interface ComparedProps {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** What is different between two versions of an entry. */
export function Compared(versions: ComparedProps) {
  const { data, error, refetch } = trpc.content.compare.useQuery(versions);
  if (error && !data)
    return <ErrorState {...failureTexts(asFailure(error))} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton label="Loading the difference" />;
  return (
    <ChangeList
      changes={data}
      sides={[`In version ${String(versions.from)}`, `In version ${String(versions.to)}`]}
    />
  );
}
