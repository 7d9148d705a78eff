import type { ContentStatus } from '@lyceum/contracts/forum';

/** What is held is told once it is shown, which is an event of its own. */
export const isVisible = ({ status }: { readonly status: ContentStatus }): boolean => status === 'VISIBLE';

/** Nobody is told of their own applause. */
export const isOfAnother = ({ clapperId, creatorId }: Record<'clapperId' | 'creatorId', string>): boolean =>
  clapperId !== creatorId;
