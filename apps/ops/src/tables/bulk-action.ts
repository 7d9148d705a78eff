import type { BulkResult } from '@lyceum/contracts/ops';
import type { ConfirmRequest } from '@lyceum/ui';
import type { ReactNode } from 'react';

/** Something that can be done to many rows at once. */
export interface BulkAction {
  /** On the button: 'Disable'. */
  readonly label: string;
  /** What has become of a row it succeeded for: 'Disabled'. */
  readonly done: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: true;
  /** Asked first. */
  readonly question?: (count: number) => ConfirmRequest;
  readonly run: (ids: string[]) => Promise<BulkResult[]>;
}
