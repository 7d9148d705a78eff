import type { ContentDetail } from '@lyceum/contracts/cms';
import type { Draft } from './use-draft';

/** Whether somebody is asked to look at what is written; with the next word it is a draft again. */
export const isInReview = (
  { reviewAt, version }: ContentDetail,
  draft: Pick<Draft, 'version' | 'state'>,
): boolean => reviewAt !== null && version === draft.version && draft.state.kind === 'kept';
