import type { NotificationTopic } from '@lyceum/contracts/notifications';
import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Somebody wants no e-mail about a topic, whatever its types' own settings say (checklist line 221). */
@Entity('notification_opt_outs')
export class NotificationOptOut {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  topic: NotificationTopic;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
