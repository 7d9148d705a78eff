import type {
  EmailFrequency,
  NotificationGroup,
  NotificationTopic,
  NotificationType,
} from './notification.enums';

interface NotificationTypeEntry {
  readonly topic: NotificationTopic;
  readonly group: NotificationGroup;
  /** The e-mail frequency of somebody who has not chosen. */
  readonly email: EmailFrequency;
  /** Whether many of them about the same target are shown as one: 'A and 3 others …' (checklist line 59). */
  readonly isGrouped: boolean;
  /** Whether the text begins with the name of who did it; what is kept is what follows it. Grouped types do. */
  readonly namesActor: boolean;
  /** Reply and mention notifications are read in the app (checklist line 55). */
  readonly isReadInApp: boolean;
}

/** The topic of each group. */
const topicOf: Readonly<Record<NotificationGroup, NotificationTopic>> = {
  MENTIONS: 'FORUM',
  REPLIES: 'FORUM',
  CLAPS: 'FORUM',
  FRIENDS: 'PEOPLE',
  CHATS: 'PEOPLE',
  FORUMS: 'FORUM',
  KEEPING: 'FORUM',
  LEARNING: 'LEARNING',
  EVENTS: 'EVENTS',
  PLATFORM: 'PLATFORM',
};

const entry = (
  group: NotificationGroup,
  options: Partial<Omit<NotificationTypeEntry, 'group'>> = {},
): NotificationTypeEntry => ({
  topic: topicOf[group],
  group,
  email: 'DAILY',
  isGrouped: false,
  namesActor: options.isGrouped ?? false,
  isReadInApp: false,
  ...options,
});

/** What the API, the mails and the screens know about each type. */
export const notificationTable: Readonly<Record<NotificationType, NotificationTypeEntry>> = {
  NEW_SHARED_DOC: entry('LEARNING'),
  SHARED_NOTEBOOK_REMOVED: entry('LEARNING'),
  EVENT_APPLICATION_STATUS_UPDATED: entry('EVENTS', { email: 'INSTANT' }),
  EVENT_APPLICATION_CONTRACTSTATUS_UPDATED: entry('EVENTS', { email: 'INSTANT' }),
  UPCOMING_INTERVIEW: entry('EVENTS', { email: 'INSTANT' }),
  RECENTLY_ACCEPTED: entry('EVENTS', { email: 'INSTANT' }),
  FRIEND_REQUEST_RECEIVED: entry('FRIENDS', { namesActor: true }),
  FRIEND_REQUEST_ACCEPTED: entry('FRIENDS', { namesActor: true }),
  UNPAID_APPLICATION: entry('EVENTS', { email: 'INSTANT' }),
  INCOMPLETED_VIDEOINTERVIEW: entry('EVENTS'),
  APPLICATION_WILL_EXPIRE: entry('EVENTS', { email: 'INSTANT' }),
  APPLICATION_EXPIRED: entry('EVENTS'),
  DEMO_ACCOUNT_CREATED: entry('PLATFORM'),
  ANNOUNCEMENT: entry('PLATFORM'),
  CONVERSATION_REPLIED: entry('REPLIES', { isReadInApp: true }),
  CONVERSATION_MENTIONED: entry('MENTIONS', {
    isReadInApp: true,
    namesActor: true,
  }),
  REMOVED_FROM_GROUP: entry('FORUMS', {
    topic: 'PEOPLE',
    email: 'INSTANT',
  }),
  OTHER: entry('PLATFORM', { email: 'OFF' }),
  POST_CLAP: entry('CLAPS', { email: 'OFF', isGrouped: true }),
  COMMENT_CLAP: entry('CLAPS', { email: 'OFF', isGrouped: true }),
  THREAD_CLAP: entry('CLAPS', { email: 'OFF', isGrouped: true }),
  POST_RESPONSE: entry('REPLIES', { isGrouped: true }),
  COMMENT_RESPONSE: entry('REPLIES', { isGrouped: true }),
  THREAD_RESPONSE: entry('REPLIES', { isGrouped: true }),
  POST_REPORT: entry('KEEPING', { isGrouped: true }),
  COMMENT_REPORT: entry('KEEPING', { isGrouped: true }),
  THREAD_REPORT: entry('KEEPING', { isGrouped: true }),
  COMMUNITY_JOIN_REQUEST: entry('KEEPING', { namesActor: true }),
  COMMUNITY_JOIN_APPROVED: entry('FORUMS', { email: 'INSTANT' }),
  COMMUNITY_JOIN_DENIED: entry('FORUMS'),
  COMMUNITY_INVITE: entry('FORUMS', { namesActor: true }),
  ENDORSEMENT_RECEIVED: entry('FRIENDS', { namesActor: true }),
  ACHIEVEMENT_EARNED: entry('PLATFORM', { email: 'OFF' }),
  LESSON_CHANGED: entry('LEARNING', { email: 'INSTANT' }),
  LESSON_REMINDER: entry('LEARNING', { email: 'OFF' }),
  HOMEWORK_REMINDER: entry('LEARNING', { email: 'INSTANT' }),
  CLASS_ANNOUNCEMENT: entry('LEARNING', { email: 'INSTANT' }),
  RECORDING_READY: entry('LEARNING', { email: 'OFF' }),
  TAKEN_OUT_OF_RECORDING: entry('LEARNING'),
  CERTIFICATE: entry('LEARNING', { email: 'INSTANT' }),
  HOMEWORK_GRADED: entry('LEARNING'),
  CLASS_PLACE: entry('LEARNING', { email: 'INSTANT' }),
  PAYMENT_RECEIVED: entry('PLATFORM', { email: 'INSTANT' }),
  PAYMENT_FAILED: entry('PLATFORM', { email: 'INSTANT' }),
  PAYMENT_REFUNDED: entry('PLATFORM', { email: 'INSTANT' }),
  SEAT_GONE: entry('PLATFORM', { email: 'INSTANT' }),
  CHAT_MESSAGE: entry('CHATS', { isGrouped: true }),
  CHAT_MENTION: entry('CHATS', { namesActor: true }),
};
