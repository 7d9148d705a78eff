import type { DraftPoll } from '@lyceum/contracts/forum';
import type { DraftRow } from './draft.statements';
import type { DraftModel } from './draft.model';

interface StoredPoll extends Omit<DraftPoll, 'closesAt'> {
  closesAt?: string | null;
}

export function toDraftView({
  id,
  title,
  content,
  isRich,
  tags,
  poll,
  revision,
  updatedAt,
}: DraftRow): DraftModel {
  return { id, title, content, isRich, tags, poll: poll && toPoll(poll as StoredPoll), revision, updatedAt };
}

function toPoll({ closesAt, ...rest }: StoredPoll): DraftPoll {
  return { ...rest, closesAt: closesAt ? new Date(closesAt) : null };
}
