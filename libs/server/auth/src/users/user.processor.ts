import { Injectable } from '@nestjs/common';
import { type Delivered, SocketHub, Subscribe } from '@lyceum/kernel';
import { UserRolesChanged } from '../auth.events';

/** What happens after an account changed. */
@Injectable()
export class UserProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(UserRolesChanged, 'auth.tell-tabs-of-new-roles')
  async tellTabs({ payload }: Delivered<typeof UserRolesChanged>): Promise<void> {
    const { userId, roles } = payload;
    this.sockets.toUser(userId, 'session.roles-changed', { userId, roles });
  }
}
