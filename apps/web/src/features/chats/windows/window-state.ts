import type { FriendState } from '@lyceum/contracts/friends';

/** What a chat window shows (checklist line 196). */
export type ChatWindowState =
  | 'EMPTY'
  | 'SEND_FRIEND_REQUEST'
  | 'FRIEND_REQUEST_SENT'
  | 'FRIEND_REQUESTS_RECEIVED'
  | 'FRIEND_REQUEST_DECLINED'
  | 'CHATTING'
  | 'FRIENDING'
  | 'NEW_CHAT';

/** What the state of a window with one other person follows from. */
export interface WindowFacts {
  /** How the reader stands to the person now. */
  readonly relation: FriendState;
  /** Whether this window has seen the reader's request go without an answer of yes. */
  readonly isDeclined: boolean;
  /** Whether the conversation is there to be shown. */
  readonly isOpen: boolean;
}

/**
 * The state of a window with one other person. A declined request leaves no trace with the server: only who watches it
 * happen is told, until they look again (checklist line 196).
 */
export function windowState({ relation, isDeclined, isOpen }: WindowFacts): ChatWindowState {
  if (isOpen) return 'CHATTING';
  if (relation === 'FRIENDS') return 'FRIENDING';
  if (relation === 'REQUEST_SENT') return 'FRIEND_REQUEST_SENT';
  if (relation === 'REQUEST_RECEIVED') return 'FRIEND_REQUESTS_RECEIVED';
  return isDeclined ? 'FRIEND_REQUEST_DECLINED' : 'SEND_FRIEND_REQUEST';
}
