import { type EmailFrequency, type NotificationTopic, type NotificationType } from './notification.enums';

interface NotificationTypeEntry {
  readonly topic: NotificationTopic;
  /** What the settings page calls it. */
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

const entry = (
  topic: NotificationTopic,
  label: string,
  options: Partial<Omit<NotificationTypeEntry, 'topic' | 'label'>> = {},
): NotificationTypeEntry => ({
  topic,
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
  FRIEND_REQUEST_RECEIVED: entry('PEOPLE', 'Somebody wants to be your friend', { namesActor: true }),
  FRIEND_REQUEST_ACCEPTED: entry('PEOPLE', 'Somebody accepts your friend request', { namesActor: true }),
  UNPAID_APPLICATION: entry('EVENTS', 'An application is not paid yet', { email: 'INSTANT' }),
  INCOMPLETED_VIDEOINTERVIEW: entry('EVENTS', 'A video interview is not finished'),
  APPLICATION_WILL_EXPIRE: entry('EVENTS', 'An application is about to expire', { email: 'INSTANT' }),
  APPLICATION_EXPIRED: entry('EVENTS', 'An application has expired'),
  DEMO_ACCOUNT_CREATED: entry('PLATFORM', 'A demo account is ready'),
  ANNOUNCEMENT: entry('PLATFORM', 'An announcement'),
  CONVERSATION_REPLIED: entry('FORUM', 'Somebody replies to you in Konnect', { isReadInApp: true }),
  CONVERSATION_MENTIONED: entry('FORUM', 'Somebody mentions you in Konnect', {
    isReadInApp: true,
    namesActor: true,
  }),
  REMOVED_FROM_GROUP: entry('PEOPLE', 'You are removed from a group, or banned', { email: 'INSTANT' }),
  OTHER: entry('PLATFORM', 'Other news', { email: 'OFF' }),
  POST_CLAP: entry('FORUM', 'Claps for your reply', { email: 'OFF', isGrouped: true }),
  COMMENT_CLAP: entry('FORUM', 'Claps for your comment', { email: 'OFF', isGrouped: true }),
  THREAD_CLAP: entry('FORUM', 'Claps for your thread', { email: 'OFF', isGrouped: true }),
  POST_RESPONSE: entry('FORUM', 'Comments on your reply', { isGrouped: true }),
  COMMENT_RESPONSE: entry('FORUM', 'Answers to your comment', { isGrouped: true }),
  THREAD_RESPONSE: entry('FORUM', 'Replies in your thread', { isGrouped: true }),
  POST_REPORT: entry('FORUM', 'A reply is reported', { isGrouped: true }),
  COMMENT_REPORT: entry('FORUM', 'A comment is reported', { isGrouped: true }),
  THREAD_REPORT: entry('FORUM', 'A thread is reported', { isGrouped: true }),
  COMMUNITY_JOIN_REQUEST: entry('FORUM', 'Somebody asks to join your forum', { namesActor: true }),
  COMMUNITY_JOIN_APPROVED: entry('FORUM', 'You are let into a forum', { email: 'INSTANT' }),
  COMMUNITY_JOIN_DENIED: entry('FORUM', 'You are not let into a forum'),
  COMMUNITY_INVITE: entry('FORUM', 'Somebody invites you to a forum', { namesActor: true }),
};

/** What stands in the place of the text of a type that is read in the app (checklist line 55). */
export const readInAppText = 'Please go to the app to see your notification about Konnect.';

/** What the settings page and unsubscribe links call the topics. */
export const notificationTopicLabels: Readonly<Record<NotificationTopic, string>> = {
  FORUM: 'Forum',
  PEOPLE: 'Friends and groups',
  LEARNING: 'Learning',
  EVENTS: 'Events and applications',
  PLATFORM: 'News of the platform',
};
