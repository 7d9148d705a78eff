import type { AsLeft, BulkResult } from '@lyceum/contracts/ops';
import type { ConfirmRequest } from '@lyceum/ui';
import type { ReactNode } from 'react';

/** Something that can be done to many rows at once. */
export interface BulkAction {
  /** On the button: 'Disable'. */
  readonly label: string;
  /** What has become of a row it succeeded for: 'Disabled'. */
  readonly done: string;
  /** `answer` is what the question's own one was when it was confirmed. */
  readonly run: (ids: string[], answer: string) => Promise<BulkResult[]>;
  readonly icon?: ReactNode;
  readonly isDangerous?: true;
  /** Asked first. What cannot be undone has one. */
  readonly question?: (count: number) => BulkQuestion;
  /** Puts the rows back that were changed, as far as they are still as this left them. */
  readonly undo?: {
    readonly done: string;
    readonly run: (ids: string[], asLeft: AsLeft) => Promise<BulkResult[]>;
  };
}

/** What is asked before a bulk action. */
export interface BulkQuestion extends ConfirmRequest {
  /** What was written in it. Read once, as it is confirmed: every further try says the same. */
  readonly answer?: () => string;
}

/** What a bulk action led to. */
export interface Outcome {
  readonly action: BulkAction;
  /** What the question's answer was, empty where it has none. */
  readonly answer: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly results: readonly BulkResult[];
}

/** What is being done to how many rows. */
export interface Running {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** The revisions rows were left in, which undoing it names. */
export const asLeftBy = (results: readonly BulkResult[]): AsLeft =>
  Object.fromEntries(results.flatMap(({ id, revision }) => (revision === undefined ? [] : [[id, revision]])));
