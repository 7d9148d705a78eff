import { message, plural } from '@lyceum/contracts/messages';

export const notificationsNew = message('Notifications, {total} new');
export const notifications = message('Notifications');
export const isNew = message('New');
export const notificationSettings = message('Notification settings');
export const loadingNotifications = message('Loading notifications');
export const noNotifications = message('No notifications');
export const noneOfFilter = message('Nothing here');
export const showAll = message('Show all');
export const markAllAsRead = message('Mark all as read');
export const markingFailed = message('They could not be marked as read. Please try again.');
export const show = message('Show');
export const all = message('All');
export const unread = message('Unread');
export const today = message('Today');
export const yesterday = message('Yesterday');
export const loadMore = message('Load more');
export const newNotifications = plural({
  one: '{count} new notification',
  other: '{count} new notifications',
});
export const answersToYou = message('Answers to you');
