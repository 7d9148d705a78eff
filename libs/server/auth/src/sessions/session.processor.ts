import { Injectable } from '@nestjs/common';
import { type Delivered, SocketHub, Subscribe } from '@lyceum/kernel';
import { SessionsEnded } from '../auth.events';

/** What happens after sessions ended. */
@Injectable()
export class SessionProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(SessionsEnded, 'auth.tell-tabs-of-ended-sessions')
  async tellTabs({ payload }: Delivered<typeof SessionsEnded>): Promise<void> {
    const { sessionIds, reason } = payload;
    for (const sessionId of sessionIds) this.sockets.endSession({ sessionId, reason });
  }
}
