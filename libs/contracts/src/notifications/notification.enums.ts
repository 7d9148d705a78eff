/** Named types of checklist line 56. */
const namedTypes = [
  'NEW_SHARED_DOC',
  'SHARED_NOTEBOOK_REMOVED',
  'EVENT_APPLICATION_STATUS_UPDATED',
  'EVENT_APPLICATION_CONTRACTSTATUS_UPDATED',
  'UPCOMING_INTERVIEW',
  'RECENTLY_ACCEPTED',
  'FRIEND_REQUEST_RECEIVED',
  'FRIEND_REQUEST_ACCEPTED',
  'UNPAID_APPLICATION',
  'INCOMPLETED_VIDEOINTERVIEW',
  'APPLICATION_WILL_EXPIRE',
  'APPLICATION_EXPIRED',
  'DEMO_ACCOUNT_CREATED',
  'ANNOUNCEMENT',
  'CONVERSATION_REPLIED',
  'CONVERSATION_MENTIONED',
  'REMOVED_FROM_GROUP',
  'OTHER',
] as const;

/** Forum types of checklist line 57. */
const forumTypes = [
  'POST_CLAP',
  'COMMENT_CLAP',
  'THREAD_CLAP',
  'POST_RESPONSE',
  'COMMENT_RESPONSE',
  'THREAD_RESPONSE',
  'POST_REPORT',
  'COMMENT_REPORT',
  'THREAD_REPORT',
  'COMMUNITY_JOIN_REQUEST',
  'COMMUNITY_JOIN_APPROVED',
  'COMMUNITY_JOIN_DENIED',
  'COMMUNITY_INVITE',
] as const;

/** Types of profiles. */
const profileTypes = ['ENDORSEMENT_RECEIVED', 'ACHIEVEMENT_EARNED'] as const;

/** Types of classes. */
const classTypes = [
  'LESSON_CHANGED',
  'LESSON_REMINDER',
  'HOMEWORK_REMINDER',
  'CLASS_ANNOUNCEMENT',
  'HOMEWORK_GRADED',
  'CLASS_PLACE',
  'RECORDING_READY',
  'TAKEN_OUT_OF_RECORDING',
  'CERTIFICATE',
] as const;

/** Types of payments. */
const paymentTypes = ['PAYMENT_RECEIVED', 'PAYMENT_FAILED', 'PAYMENT_REFUNDED', 'SEAT_GONE'] as const;

/** Types of chats. */
const chatTypes = ['CHAT_MESSAGE', 'CHAT_MENTION'] as const;

/** Every type a notification can have: one table for API, console and screens. */
export const notificationTypes = [
  ...namedTypes,
  ...forumTypes,
  ...profileTypes,
  ...classTypes,
  ...paymentTypes,
  ...chatTypes,
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** What fetch and count are asked for: all types, and the platform's own (checklist line 52). */
export const requestedNotificationTypes = [...notificationTypes, 'system'] as const;

/** What the bell is narrowed to and the settings page has a row for: types that are chosen together. */
export const notificationGroups = [
  'MENTIONS',
  'REPLIES',
  'CLAPS',
  'FRIENDS',
  'CHATS',
  'FORUMS',
  'KEEPING',
  'LEARNING',
  'EVENTS',
  'PLATFORM',
] as const;

export type NotificationGroup = (typeof notificationGroups)[number];

/** What an e-mail's unsubscribe link stops at once. */
export const notificationTopics = ['FORUM', 'PEOPLE', 'LEARNING', 'EVENTS', 'PLATFORM'] as const;

export type NotificationTopic = (typeof notificationTopics)[number];

/** How a type's e-mails go out. */
export const emailFrequencies = ['OFF', 'INSTANT', 'DAILY'] as const;

export type EmailFrequency = (typeof emailFrequencies)[number];
