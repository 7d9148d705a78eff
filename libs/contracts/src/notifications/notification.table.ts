import type {
  EmailFrequency,
  NotificationGroup,
  NotificationTopic,
  NotificationType,
} from './notification.enums';

interface NotificationTypeEntry {
  readonly topic: NotificationTopic;
  readonly group: NotificationGroup;
  /** What e-mails call it. */
  readonly label: string;
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
  FORUMS: 'FORUM',
  KEEPING: 'FORUM',
  LEARNING: 'LEARNING',
  EVENTS: 'EVENTS',
  PLATFORM: 'PLATFORM',
};

const entry = (
  group: NotificationGroup,
  label: string,
  options: Partial<Omit<NotificationTypeEntry, 'group' | 'label'>> = {},
): NotificationTypeEntry => ({
  topic: topicOf[group],
  group,
  label,
  email: 'DAILY',
  isGrouped: false,
  namesActor: options.isGrouped ?? false,
  isReadInApp: false,
  ...options,
});

/** What the API, the mails and the screens know about each type. */
export const notificationTable: Readonly<Record<NotificationType, NotificationTypeEntry>> = {
  NEW_SHARED_DOC: entry('LEARNING', 'A document is shared with you'),
  SHARED_NOTEBOOK_REMOVED: entry('LEARNING', 'A shared notebook is removed'),
  EVENT_APPLICATION_STATUS_UPDATED: entry('EVENTS', 'Your application moves on', { email: 'INSTANT' }),
  EVENT_APPLICATION_CONTRACTSTATUS_UPDATED: entry('EVENTS', 'Your contract moves on', { email: 'INSTANT' }),
  UPCOMING_INTERVIEW: entry('EVENTS', 'An interview is coming up', { email: 'INSTANT' }),
  RECENTLY_ACCEPTED: entry('EVENTS', 'You are accepted', { email: 'INSTANT' }),
  FRIEND_REQUEST_RECEIVED: entry('FRIENDS', 'Somebody wants to be your friend', { namesActor: true }),
  FRIEND_REQUEST_ACCEPTED: entry('FRIENDS', 'Somebody accepts your friend request', { namesActor: true }),
  UNPAID_APPLICATION: entry('EVENTS', 'An application is not paid yet', { email: 'INSTANT' }),
  INCOMPLETED_VIDEOINTERVIEW: entry('EVENTS', 'A video interview is not finished'),
  APPLICATION_WILL_EXPIRE: entry('EVENTS', 'An application is about to expire', { email: 'INSTANT' }),
  APPLICATION_EXPIRED: entry('EVENTS', 'An application has expired'),
  DEMO_ACCOUNT_CREATED: entry('PLATFORM', 'A demo account is ready'),
  ANNOUNCEMENT: entry('PLATFORM', 'An announcement'),
  CONVERSATION_REPLIED: entry('REPLIES', 'Somebody replies to you in Konnect', { isReadInApp: true }),
  CONVERSATION_MENTIONED: entry('MENTIONS', 'Somebody mentions you in Konnect', {
    isReadInApp: true,
    namesActor: true,
  }),
  REMOVED_FROM_GROUP: entry('FORUMS', 'You are removed from a group, or banned', {
    topic: 'PEOPLE',
    email: 'INSTANT',
  }),
  OTHER: entry('PLATFORM', 'Other news', { email: 'OFF' }),
  POST_CLAP: entry('CLAPS', 'Claps for your reply', { email: 'OFF', isGrouped: true }),
  COMMENT_CLAP: entry('CLAPS', 'Claps for your comment', { email: 'OFF', isGrouped: true }),
  THREAD_CLAP: entry('CLAPS', 'Claps for your thread', { email: 'OFF', isGrouped: true }),
  POST_RESPONSE: entry('REPLIES', 'Comments on your reply', { isGrouped: true }),
  COMMENT_RESPONSE: entry('REPLIES', 'Answers to your comment', { isGrouped: true }),
  THREAD_RESPONSE: entry('REPLIES', 'Replies in your thread', { isGrouped: true }),
  POST_REPORT: entry('KEEPING', 'A reply is reported', { isGrouped: true }),
  COMMENT_REPORT: entry('KEEPING', 'A comment is reported', { isGrouped: true }),
  THREAD_REPORT: entry('KEEPING', 'A thread is reported', { isGrouped: true }),
  COMMUNITY_JOIN_REQUEST: entry('KEEPING', 'Somebody asks to join your forum', { namesActor: true }),
  COMMUNITY_JOIN_APPROVED: entry('FORUMS', 'You are let into a forum', { email: 'INSTANT' }),
  COMMUNITY_JOIN_DENIED: entry('FORUMS', 'You are not let into a forum'),
  COMMUNITY_INVITE: entry('FORUMS', 'Somebody invites you to a forum', { namesActor: true }),
  ENDORSEMENT_RECEIVED: entry('FRIENDS', 'Somebody endorses you', { namesActor: true }),
  ACHIEVEMENT_EARNED: entry('PLATFORM', 'You earn an achievement or a badge', { email: 'OFF' }),
};

/** What stands in the place of the text of a type that is read in the app (checklist line 55). */
export const readInAppText = 'Please go to the app to see your notification about Konnect.';

/** What the bell and the settings page call the groups. */
export const notificationGroupLabels: Readonly<Record<NotificationGroup, string>> = {
  MENTIONS: 'Mentions',
  REPLIES: 'Replies',
  CLAPS: 'Claps',
  FRIENDS: 'Friends',
  FORUMS: 'Forums',
  KEEPING: 'Forums you keep',
  LEARNING: 'Learning',
  EVENTS: 'Events and applications',
  PLATFORM: 'News of the platform',
};

/** What unsubscribe links call the topics. */
export const notificationTopicLabels: Readonly<Record<NotificationTopic, string>> = {
  FORUM: 'Forum',
  PEOPLE: 'Friends and groups',
  LEARNING: 'Learning',
  EVENTS: 'Events and applications',
  PLATFORM: 'News of the platform',
};
