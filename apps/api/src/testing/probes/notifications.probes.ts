import { nothing, pages } from '../asks';
import type { Probes } from '../probes';

const notificationTypes = [
  ...['THREAD_REPORT', 'THREAD_CLAP', 'THREAD_RESPONSE', 'POST_CLAP', 'POST_RESPONSE', 'COMMENT_CLAP'],
  ...['COMMENT_RESPONSE', 'CONVERSATION_MENTIONED', 'COMMUNITY_INVITE', 'COMMUNITY_JOIN_REQUEST'],
  ...[
    'FRIEND_REQUEST_RECEIVED',
    'FRIEND_REQUEST_ACCEPTED',
    'ENDORSEMENT_RECEIVED',
    'ACHIEVEMENT_EARNED',
    'LESSON_CHANGED',
    'CLASS_ANNOUNCEMENT',
    'RECORDING_READY',
    'TAKEN_OUT_OF_RECORDING',
    'CERTIFICATE',
    'HOMEWORK_GRADED',
    'CLASS_PLACE',
    'OTHER',
  ],
];

export const probes: Probes = {
  asks: {
    notificationPreferences: nothing,
  },
  forumAsks: {
    getNotificationsForUser: (_, { id }) => [
      { userId: id, type: notificationTypes, platform: 'web', ...pages, limitValue: 100 },
    ],
    countNotificationsForUser: (_, { id }) => [{ userId: id, type: notificationTypes, platform: 'web' }],
  },
};
