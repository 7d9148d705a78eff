export { notificationsDemoData } from './demo/notifications.demo-data';
export { NotificationsModule } from './notifications.module';
