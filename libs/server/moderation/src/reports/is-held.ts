import type { ContentStatus } from '@lyceum/contracts/forum';

/** Whether what was written, or changed, waits for a moderator: nothing is held later without being changed again. */
export const isHeld = ({ status }: { readonly status: ContentStatus }): boolean => status === 'HELD';
