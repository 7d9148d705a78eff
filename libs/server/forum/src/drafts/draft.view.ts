import type { DraftPoll } from '@lyceum/contracts/forum';
import { threadPartsOf } from '../threads/thread-parts.model';
import type { DraftModel } from './draft.model';
import type { DraftRow } from './draft.statements';

export function toDraftView({ thread, ...draft }: DraftRow): DraftModel {
  const parts = threadPartsOf({ ...thread, dueAt: thread?.dueAt ? new Date(thread.dueAt) : null });
  return { ...draft, ...parts, poll: thread?.poll ? toPoll(thread.poll) : null };
}

function toPoll({ closesAt, ...rest }: DraftPoll): DraftPoll {
  return { ...rest, closesAt: closesAt ? new Date(closesAt) : null };
}
