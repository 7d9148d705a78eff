import { Injectable } from '@nestjs/common';
import {
  type Actor,
  can,
  idArray,
  ofEachUser,
  PreparedQueries,
  RoomKind,
  type RoomRights,
  statement,
} from '@lyceum/kernel';
import { threadAccess } from '../../threads/thread-access.queries';
import { maySee, type ThreadAccess } from '../../threads/thread-policy';
import { partsOf, threadRooms } from '../../threads/thread-rooms';

const accessQuery = statement<ThreadAccess & { forUserIds: string }>(
  'forum.thread-access-of-each',
  ofEachUser<ThreadAccess>(threadAccess, [
    'threadId',
    'creatorId',
    'status',
    'isHidden',
    'communityId',
    'privacy',
    'role',
    'isBanned',
  ]),
);

/** Who hears of a thread's posts: who may open it, by the same rule as at every door. */
@Injectable()
@RoomKind(threadRooms)
export class ThreadRoomRights implements RoomRights {
  constructor(private readonly queries: PreparedQueries) {}

  async mayStay(callers: readonly Actor[], roomId: string): Promise<readonly Actor[]> {
    const { threadId } = partsOf(roomId);
    const userIds = new Set(callers.map(({ userId }) => userId));
    const rows = await this.queries.rows(accessQuery, { userIds: idArray(userIds), threadId });
    const accessOf = new Map(rows.flatMap((row) => row.forUserIds.split(',').map((id) => [id, row])));
    return callers.filter(
      (caller) => can(caller, 'forum.read') && maySee(caller, accessOf.get(caller.userId)),
    );
  }

  /** The screen asks for the forum again, and shows what its reader then meets. */
  farewell(roomId: string) {
    return ['forum.access-changed', { communityId: partsOf(roomId).communityId }] as const;
  }
}
