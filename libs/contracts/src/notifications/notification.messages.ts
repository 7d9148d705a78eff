import { type Message, message, plural } from '../messages';
import type { NotificationGroup, NotificationTopic, NotificationType } from './notification.enums';

type Labels<Name extends string> = Readonly<Record<Name, Message<string>>>;

/** What e-mails call the types. */
export const notificationTypeLabels: Labels<NotificationType> = {
  NEW_SHARED_DOC: message('A document is shared with you'),
  SHARED_NOTEBOOK_REMOVED: message('A shared notebook is removed'),
  EVENT_APPLICATION_STATUS_UPDATED: message('Your application moves on'),
  EVENT_APPLICATION_CONTRACTSTATUS_UPDATED: message('Your contract moves on'),
  UPCOMING_INTERVIEW: message('An interview is coming up'),
  RECENTLY_ACCEPTED: message('You are accepted'),
  FRIEND_REQUEST_RECEIVED: message('Somebody wants to be your friend'),
  FRIEND_REQUEST_ACCEPTED: message('Somebody accepts your friend request'),
  UNPAID_APPLICATION: message('An application is not paid yet'),
  INCOMPLETED_VIDEOINTERVIEW: message('A video interview is not finished'),
  APPLICATION_WILL_EXPIRE: message('An application is about to expire'),
  APPLICATION_EXPIRED: message('An application has expired'),
  DEMO_ACCOUNT_CREATED: message('A demo account is ready'),
  ANNOUNCEMENT: message('An announcement'),
  CONVERSATION_REPLIED: message('Somebody replies to you in Konnect'),
  CONVERSATION_MENTIONED: message('Somebody mentions you in Konnect'),
  REMOVED_FROM_GROUP: message('You are removed from a group, or banned'),
  OTHER: message('Other news'),
  POST_CLAP: message('Claps for your reply'),
  COMMENT_CLAP: message('Claps for your comment'),
  THREAD_CLAP: message('Claps for your thread'),
  POST_RESPONSE: message('Comments on your reply'),
  COMMENT_RESPONSE: message('Answers to your comment'),
  THREAD_RESPONSE: message('Replies in your thread'),
  POST_REPORT: message('A reply is reported'),
  COMMENT_REPORT: message('A comment is reported'),
  THREAD_REPORT: message('A thread is reported'),
  COMMUNITY_JOIN_REQUEST: message('Somebody asks to join your forum'),
  COMMUNITY_JOIN_APPROVED: message('You are let into a forum'),
  COMMUNITY_JOIN_DENIED: message('You are not let into a forum'),
  COMMUNITY_INVITE: message('Somebody invites you to a forum'),
  ENDORSEMENT_RECEIVED: message('Somebody endorses you'),
  ACHIEVEMENT_EARNED: message('You earn an achievement or a badge'),
  LESSON_CHANGED: message('A lesson of yours is moved or canceled'),
  LESSON_REMINDER: message('A lesson of yours begins soon'),
  HOMEWORK_REMINDER: message('Homework is due tomorrow'),
  CLASS_ANNOUNCEMENT: message('A teacher tells your class something'),
  RECORDING_READY: message('The recording of a lesson can be watched'),
  TAKEN_OUT_OF_RECORDING: message('You are taken out of a recording'),
  CERTIFICATE: message('You are given a certificate, or one is withdrawn'),
  HOMEWORK_GRADED: message('Your homework is graded'),
  CLASS_PLACE: message('You are enrolled in a class, or wait for a place'),
  PAYMENT_RECEIVED: message('A payment of yours is received'),
  PAYMENT_FAILED: message('A payment of yours does not go through'),
  PAYMENT_REFUNDED: message('Money goes back to you'),
  SEAT_GONE: message('What you paid for is gone, and your money goes back'),
  CHAT_MESSAGE: message('Somebody writes to you in a chat'),
  CHAT_MENTION: message('Somebody mentions you in a chat'),
};

/** What stands in the place of the text of a type that is read in the app (checklist line 55). */
export const readInAppText = message('Please go to the app to see your notification about Konnect.');

/** What the bell and the settings page call the groups. */
export const notificationGroupLabels: Labels<NotificationGroup> = {
  MENTIONS: message('Mentions'),
  REPLIES: message('Replies'),
  CLAPS: message('Claps'),
  FRIENDS: message('Friends'),
  CHATS: message('Chats'),
  FORUMS: message('Forums'),
  KEEPING: message('Forums you keep'),
  LEARNING: message('Learning'),
  EVENTS: message('Events and applications'),
  PLATFORM: message('News of the platform'),
};

/** What unsubscribe links call the topics. */
export const notificationTopicLabels: Labels<NotificationTopic> = {
  FORUM: message('Forum'),
  PEOPLE: message('Friends and groups'),
  LEARNING: message('Learning'),
  EVENTS: message('Events and applications'),
  PLATFORM: message('News of the platform'),
};

/** Who is named where the person is no longer known. */
export const somebody = message('Somebody');

/** Who did it, and what: ‘clapped for your reply’. */
export const didByOne = message('{actor} {what}');
export const didByMany = plural({
  one: '{actor} and {count} other {what}',
  other: '{actor} and {count} others {what}',
});

/** Whom it is about, and what. */
export const isAbout = message('{subject}: {what}');
