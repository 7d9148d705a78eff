import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, SocketHub, Subscribe } from '@lyceum/kernel';
import { NotificationAdded, NotificationsSeen } from '../notifications.events';
import { NotificationService } from './notification.service';

/** Keeps the bells of a user's open tabs right, whichever of them a change came from. */
@Injectable()
export class NotificationProcessor {
  constructor(
    private readonly notifications: NotificationService,
    private readonly sockets: SocketHub,
  ) {}

  @Subscribe(NotificationAdded, 'notifications.tell-tabs-of-a-new-one')
  async tellOfNew({ payload }: DeliveredEvent<EventPayload<typeof NotificationAdded>>): Promise<void> {
    await this.tellTabs(payload.userId, payload.notificationId);
  }

  @Subscribe(NotificationsSeen, 'notifications.tell-tabs-of-seen-ones')
  async tellOfSeen({ payload }: DeliveredEvent<EventPayload<typeof NotificationsSeen>>): Promise<void> {
    await this.tellTabs(payload.userId, null);
  }

  private async tellTabs(userId: string, latestId: string | null): Promise<void> {
    const state = await this.notifications.liveState(userId, latestId);
    this.sockets.toUser(userId, 'notifications.changed', state);
  }
}
