import { idSchema } from '@lyceum/contracts/common';
import { moderationActions, moderationTargets } from '@lyceum/contracts/moderation';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** The names are from when moderation was a part of the forum: rows of the outbox bear them. */
const caseSchema = z.object({
  caseId: idSchema,
  /** Null for what belongs to no forum. */
  communityId: idSchema.nullable(),
  targetType: z.enum(moderationTargets),
  targetId: idSchema,
  authorId: idSchema,
});

/** A reader reported something (checklist line 97). The one it is about must never learn who. */
export const ContentReported = defineEvent(
  'forum.content-reported',
  caseSchema.extend({ reporterId: idSchema }),
  { untold: ['reporterId'] },
);

/** Something is held back until a moderator has looked at it. */
export const ContentHeld = defineEvent('forum.content-held', caseSchema);

/** Which decision about the case it is; absent in rows of the outbox from when none was undone. */
const decision = z.string().optional();

/** A moderator decided a case; why stands in the case. */
export const ContentModerated = defineEvent(
  'forum.content-moderated',
  caseSchema.extend({ action: z.enum(moderationActions), decidedBy: idSchema, decision }),
);

/** Who decided a case took it back: it waits again. */
export const DecisionUndone = defineEvent('moderation.decision-undone', caseSchema.extend({ decision }));

/** Somebody asks that a decision about them be looked at again. */
export const ModerationAppealed = defineEvent('forum.moderation-appealed', caseSchema);
