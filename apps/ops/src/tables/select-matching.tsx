import { tableLimits } from '@lyceum/contracts/ops';
import { Button } from '@mantine/core';
import { totalWords } from './total-words';
import type { Matching } from './use-matching';
import type { SelectedRows } from './use-selected-rows';

interface SelectMatchingProps {
  readonly matching: Matching;
  readonly selection: SelectedRows;
}

/** From some rows to all that match, with their number. */
export function SelectMatching({ matching, selection }: SelectMatchingProps) {
  const { total, isLoading, load } = matching;
  if (!total || total.rows <= selection.labels.size || selection.labels.size >= tableLimits.selectedRows)
    return null;
  const isPart = total.rows > tableLimits.selectedRows;
  const count = isPart ? { rows: tableLimits.selectedRows, isAbout: false } : total;
  return (
    <Button
      size="xs"
      variant="subtle"
      loading={isLoading}
      onClick={() => void load().then((rows) => rows && selection.select(rows))}
    >
      {isPart ? 'Select the first' : 'Select all'} {totalWords(count)} that match
    </Button>
  );
}
