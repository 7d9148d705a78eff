import { message, plural } from '@lyceum/contracts/messages';

export const notificationsNew = message('Notifications, {total} new');
export const notifications = message('Notifications');
export const isNew = message('New');
export const notificationSettings = message('Notification settings');
export const loadingNotifications = message('Loading notifications');
export const noNotifications = message('No notifications');
export const loadMore = message('Load more');
export const newNotifications = plural({
  one: '{count} new notification',
  other: '{count} new notifications',
});
export const answersToYou = message('Answers to you');
