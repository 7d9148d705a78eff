import { moderationTexts } from '@lyceum/contracts/moderation';
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

/** What is shown of oneself has a word, and no title of its own. */
const ownWords: Readonly<Record<string, () => string>> = {
  [moderationTexts.profilePicture]: messages.yourPicture,
  [moderationTexts.profileCover]: messages.yourCover,
  [moderationTexts.profileBio]: messages.yourBio,
  [moderationTexts.profileName]: messages.yourName,
};

function whatOf({ title, forum }: z.infer<typeof caseData>): string {
  if (title === '') return messages.contribution();
  return (forum === null && ownWords[title]?.()) || messages.titled({ title });
}

const about =
  (type: NotificationType) =>
  (name: string, say: (values: { forum: string; what: string; reason: string }) => string): CaseNotice =>
    defineNotice({
      name: `moderation.${name}`,
      type,
      data: caseData,
      text: (data) =>
        say({
          what: whatOf(data),
          forum: data.forum ?? messages.platform(),
          reason: data.reason ?? '',
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
