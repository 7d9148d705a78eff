import { z } from 'zod';
import { notificationTopics } from './notification.enums';

/** The signed code of an unsubscribe link; it says whose mails about which topic, or of which list. */
export const emailSubscriptionSchema = z.object({ code: z.string().min(1).max(512) });

/** What the page behind an unsubscribe link shows (checklist line 221). The e-mail is masked: 's•••@lyceum.example'. */
export const emailSubscriptionAnswerSchema = z.object({
  data: z.object({
    email: z.string(),
    /** Null of mails that are no notices. */
    topic: z.enum(notificationTopics).nullable(),
    label: z.string(),
    isSubscribed: z.boolean(),
  }),
});

export type EmailSubscriptionAnswer = z.infer<typeof emailSubscriptionAnswerSchema>;
