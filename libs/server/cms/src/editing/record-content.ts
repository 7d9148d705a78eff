import { auditOf } from '@lyceum/kernel';

/** Notes what an editor did to an entry; of what the house did by itself, nobody did it. */
export const recordContent = auditOf('content');
