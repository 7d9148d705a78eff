export * from './email-subscription.schema';
export * from './notification.enums';
export * from './notification.errors';
export * from './notification.limits';
export {
  notificationGroupLabels,
  notificationTopicLabels,
  notificationTypeLabels,
  readInAppText,
} from './notification.messages';
export * from './notification-calls.limits';
export * from './notification.schema';
export * from './notification.table';
export * from './notification.text';
