import type { BulkResult } from '@lyceum/contracts/ops';
import type { ConfirmRequest } from '@lyceum/ui';
import type { ReactNode } from 'react';

/** What is done to some rows, by their ids. */
interface BulkRun {
  /** What has become of a row it succeeded for: 'Disabled'. */
  readonly done: string;
  readonly run: (ids: string[]) => Promise<BulkResult[]>;
}

/** Something that can be done to many rows at once. */
export interface BulkAction extends BulkRun {
  /** On the button: 'Disable'. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: true;
  /** Asked first. What cannot be undone has one. */
  readonly question?: (count: number) => ConfirmRequest;
  /** Puts the rows back that were changed. */
  readonly undo?: BulkRun;
}

/** What a bulk action led to. */
export interface Outcome {
  readonly action: BulkAction;
  readonly labels: ReadonlyMap<string, string>;
  readonly results: readonly BulkResult[];
}

/** What is being done to how many rows. */
export interface Running {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}
