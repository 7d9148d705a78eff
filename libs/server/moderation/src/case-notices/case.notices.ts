import type { NotificationType } from '@lyceum/contracts/notifications';
import { defineNotice, type NoticeKind } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './case.messages';

/** Of a case; null for a forum of which there is none, and an empty title for what has none. */
const caseData = z.object({
  title: z.string(),
  forum: z.string().nullable(),
  reason: z.string().nullable(),
});

export type CaseNotice = NoticeKind<typeof caseData>;

const about =
  (type: NotificationType) =>
  (name: string, say: (values: { forum: string; what: string; reason: string }) => string): CaseNotice =>
    defineNotice({
      name: `moderation.${name}`,
      type,
      data: caseData,
      text: ({ title, forum, reason }) =>
        say({
          what: title === '' ? messages.contribution() : messages.titled({ title }),
          forum: forum ?? messages.platform(),
          reason: reason ?? '',
        }),
    });

/** What moderators are told of their queue. */
const forModerators = about('THREAD_REPORT');
export const reported = forModerators('reported', messages.reported);
export const held = forModerators('held', messages.held);
export const appealed = forModerators('appealed', messages.appealed);

/** What others are told of what moderators decided. */
const forOthers = about('OTHER');
export const removed = forOthers('removed', messages.removed);
export const warned = forOthers('warned', messages.warned);
export const released = forOthers('released', messages.released);
export const upheld = forOthers('upheld', messages.upheld);
export const reversed = forOthers('reversed', messages.reversed);
export const thanks = forOthers('thanks', messages.thanks);
