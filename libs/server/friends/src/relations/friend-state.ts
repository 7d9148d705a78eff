import type { FriendRelationStatus, FriendState } from '@lyceum/contracts/friends';

/** What of a relation decides how one of the two sees it; all null where there is none. */
export interface SeenRelation {
  readonly status: FriendRelationStatus | null;
  /** Whether the one who looks is the one who asked. */
  readonly isRequester: boolean | null;
}

/** How one of the two sees the relation (checklist line 136). */
export function friendState({ status, isRequester }: SeenRelation): FriendState {
  if (status === null) return 'NO_RELATION';
  if (status === 'ACCEPTED') return 'FRIENDS';
  return isRequester ? 'REQUEST_SENT' : 'REQUEST_RECEIVED';
}
