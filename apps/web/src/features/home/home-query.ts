import type { NotificationType } from '@lyceum/contracts/notifications';
import { HomeDocument } from '@lyceum/web-graphql';

/** News that somebody answered the caller. */
const answers: NotificationType[] = ['THREAD_RESPONSE', 'POST_RESPONSE', 'COMMENT_RESPONSE'];

/** What the home shows, in one call: it comes whole, so that nothing on it moves. */
export const homeCall = (userId: string) => [HomeDocument, { userId, answers }] as const;
