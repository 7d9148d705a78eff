import type { EmailFrequency, NotificationType } from '@lyceum/contracts/notifications';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one user chose for one type. No row: what `notificationTable` says. */
@Entity('notification_preferences')
export class NotificationPreference {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  type: NotificationType;

  @Column('boolean')
  inApp: boolean;

  @Column('text')
  email: EmailFrequency;
}
