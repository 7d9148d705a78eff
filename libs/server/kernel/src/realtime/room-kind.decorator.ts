import type { ServerMessage, ServerMessageName } from '@lyceum/contracts/realtime';
import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** A message with its name. */
type NamedMessage = {
  [Name in ServerMessageName]: readonly [name: Name, message: ServerMessage<Name>];
}[ServerMessageName];

/**
 * Who may be in the rooms of one kind. Implemented by a provider marked `@RoomKind('forum.thread')`, whose rooms are
 * named `forum.thread:…`. It is asked when a tab enters, when rights end, and before anything is sent into the room, so
 * that nobody hears what they may no longer know, whatever message between processes was lost.
 */
export interface RoomRights {
  /** Those of the callers who may be in the room now; one statement, however many they are. */
  mayStay(callers: readonly Actor[], roomId: string): Promise<readonly Actor[]>;
  /** What a tab is told that has to leave the room. */
  farewell?(roomId: string): NamedMessage;
}

/** Marks a provider as the `RoomRights` of a kind of rooms: `domain.what-is-open`. */
export const RoomKind = defineMark<RoomRights, [name: string]>();
