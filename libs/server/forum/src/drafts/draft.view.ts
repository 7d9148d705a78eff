import type { DraftPoll } from '@lyceum/contracts';
import type { DraftRow } from './draft.statements';

/** Something the caller has begun to write. */
export interface DraftView {
  id: string;
  title: string;
  content: string;
  isRich: boolean;
  tags: string[];
  poll: DraftPoll | null;
  revision: number;
  updatedAt: Date;
}

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
}: DraftRow): DraftView {
  return { id, title, content, isRich, tags, poll: poll && toPoll(poll as StoredPoll), revision, updatedAt };
}

function toPoll({ closesAt, ...rest }: StoredPoll): DraftPoll {
  return { ...rest, closesAt: closesAt ? new Date(closesAt) : null };
}
