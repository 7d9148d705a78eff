import type { ImportPreview } from '@lyceum/contracts/admin';
import { formatNumber } from '../../layout/formats';

/** What an import does in words: `3 added, 1 removed`. Empty where it does nothing. */
export function changeText({ added, removed }: Pick<ImportPreview, 'added' | 'removed'>): string {
  return [
    added.length > 0 && `${formatNumber(added.length)} added`,
    removed.length > 0 && `${formatNumber(removed.length)} removed`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
