import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { IceServers } from '../rooms/ice-servers';
import { RoomTokens } from '../rooms/room-tokens';
import { type Admission, type CallPlace, VideoCalls } from './video-calls.port';

/** Rooms of our own room server, on a page of the web app. */
@Injectable()
export class OwnRooms extends VideoCalls {
  constructor(
    private readonly tokens: RoomTokens,
    private readonly ice: IceServers,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  override open({ chatId }: CallPlace): Promise<string> {
    return Promise.resolve(new URL(`/call/${chatId}`, this.config.publicUrl).href);
  }

  override admit(callId: string, userId: string): Promise<Admission> {
    return Promise.resolve({
      ticket: this.tokens.create(callId, userId),
      iceServers: this.ice.forPerson(userId),
    });
  }
}
