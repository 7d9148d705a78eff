import type { NotificationGroup } from '@lyceum/contracts/notifications';
import { type Message, message } from '@lyceum/contracts/messages';

export const off = message('Off');
export const atOnce = message('At once');
export const daily = message('Daily');
export const varies = message('Varies');
export const partly = message('Partly');
export const inAppOf = message('In app: {label}');
export const emailOf = message('Email: {label}');
export const notifications = message('Notifications');
export const aboutNotifications = message(
  'What the bell shows, and what we write to you about: each at once, or one mail a day. Changes are saved at once.',
);
export const yourChoices = message('Your choices');
export const topic = message('Topic');
export const inApp = message('In app');
export const email = message('Email');

/** What each topic is about. */
export const aboutGroup: Readonly<Record<NotificationGroup, Message<string>>> = {
  MENTIONS: message('Somebody mentions you.'),
  REPLIES: message('Somebody answers you, or replies in your thread or one you follow.'),
  CLAPS: message('Somebody claps for what you wrote.'),
  FRIENDS: message('Friend requests, and who accepts yours.'),
  CHATS: message('Somebody writes to you in a chat you are not looking at, or mentions you in one.'),
  FORUMS: message('Invitations, answers to your requests, and when you are removed.'),
  KEEPING: message('Requests to join and reports in forums where you keep order.'),
  LEARNING: message('Documents and notebooks shared with you.'),
  EVENTS: message('Your applications, interviews and contracts.'),
  PLATFORM: message('Announcements, your account, and what moderators decide.'),
};
