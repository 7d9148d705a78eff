import { idSchema } from '@lyceum/contracts/common';
import { contentStatuses } from '@lyceum/contracts/forum';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';
import { threadRoom } from './thread-rooms';

const threadSchema = z.object({ threadId: idSchema, communityId: idSchema, creatorId: idSchema });

/** Somebody wrote a thread. One that is HELD waits for a moderator and is shown to nobody else. */
export const ThreadCreated = defineEvent(
  'forum.thread-created',
  threadSchema.extend({ status: z.enum(contentStatuses) }),
);

/** A thread that was held, or taken away, is shown now. */
export const ThreadShown = defineEvent('forum.thread-shown', threadSchema);

/** A thread is shown no more: deleted, removed, or waiting for a moderator after an edit. */
export const ThreadHidden = defineEvent('forum.thread-hidden', threadSchema, {
  endsRights: ({ communityId, threadId }) => ({ rooms: [threadRoom(communityId, threadId)] }),
});

/** The author changed what it says; where that made it HELD, it waits for a moderator. */
export const ThreadEdited = defineEvent(
  'forum.thread-edited',
  threadSchema.extend({ status: z.enum(contentStatuses) }),
);

/** Its author or somebody who keeps order deleted it. */
export const ThreadDeleted = defineEvent(
  'forum.thread-deleted',
  threadSchema.extend({ deletedBy: idSchema }),
);

/** Somebody clapped, `added` times in one call; also for their own thread. */
export const ThreadClapped = defineEvent(
  'forum.thread-clapped',
  threadSchema.extend({ clapperId: idSchema, added: z.int() }),
);
