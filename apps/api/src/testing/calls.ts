import { randomUUID } from 'node:crypto';
import { type BrowserSignal, callsLimits, type RoomSignal } from '@lyceum/contracts/calls';
import type { Socket } from 'socket.io-client';
import { ChatCalls } from './chats';
import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer {
  readonly status: number;
  readonly body: { data?: { start_url: string }; error?: { code: string; message: string } };
}

interface Admission {
  callId: string;
  joinUrl: string;
  ticket: string;
  kind: string;
  address: string;
}

interface Invitation {
  chatId: string;
  title: string | null;
  secondsLeft: number;
  caller: { id: string };
}

/** The calls about calls, as the screens send them. */
export class VideoCallCalls {
  readonly chats: ChatCalls;

  constructor(private readonly server: TestServer) {
    this.chats = new ChatCalls(server);
  }

  async start(caller: Person, chatId: string, others: { id: string }[], more: object = {}): Promise<Answer> {
    const receivingUsers = others.map(({ id }) => id);
    const input = { initUserId: caller.id, receivingUsers, channelSid: chatId, ...more };
    return this.server.http
      .post('/startZoomVideoCall')
      .set('authorization', `Bearer ${caller.token}`)
      .send(input) as unknown as Promise<Answer>;
  }

  async join(caller: Person, chatId: string): Promise<Admission> {
    const query =
      'mutation ($chatId: ID!) { joinVideoCall(chatId: $chatId) { callId joinUrl ticket kind address } }';
    return (await this.chats.ask<{ joinVideoCall: Admission }>(caller, query, { chatId })).joinVideoCall;
  }

  async decline(caller: Person, chatId: string): Promise<boolean> {
    const query = 'mutation ($chatId: ID!) { declineVideoCall(chatId: $chatId) }';
    return (await this.chats.ask<{ declineVideoCall: boolean }>(caller, query, { chatId })).declineVideoCall;
  }

  async invitations(caller: Person): Promise<Invitation[]> {
    const query = '{ getCallInvitations { chatId title secondsLeft caller { id } } }';
    return (await this.chats.ask<{ getCallInvitations: Invitation[] }>(caller, query)).getCallInvitations;
  }

  /** Has a call be as if it had happened so many seconds earlier. */
  async age(chatId: string, seconds: number): Promise<void> {
    await this.server.database.query(
      `UPDATE chats SET latest_call_at = latest_call_at - make_interval(secs => $2), call_until = call_until - make_interval(secs => $2)
       WHERE id = $1`,
      [chatId, seconds],
    );
  }
}

interface Told {
  seat: string;
  signal: RoomSignal;
}

/** The tab of somebody in a call, without any media. Like a browser's it says again and again that it is there. */
export class CallTab {
  private readonly heard: RoomSignal[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly socket: Socket,
    private readonly callId: string,
    readonly seat: string = randomUUID(),
  ) {
    // The server may end before it has answered.
    const sayHere = (): void => void this.say({ type: 'here' }).catch(() => undefined);
    const here = setInterval(sayHere, callsLimits.hereSeconds * 1_000).unref();
    socket.on('calls.room-signal', ({ seat, signal }: Told) => {
      if (seat !== this.seat) return;
      if (signal.type === 'left') clearInterval(here);
      this.heard.push(signal);
      for (const look of [...this.waiting]) look();
    });
    socket.on('disconnect', () => clearInterval(here));
  }

  static async enter(
    server: TestServer,
    person: Person,
    admission: Pick<Admission, 'callId' | 'ticket'>,
  ): Promise<CallTab> {
    const tab = new CallTab(await server.connectedSocket(person.token), admission.callId);
    await tab.come(admission.ticket);
    return tab;
  }

  come(ticket: string): Promise<unknown> {
    return this.socket.emitWithAck('calls.enter', { ticket, seat: this.seat }) as Promise<unknown>;
  }

  say(signal: BrowserSignal | object): Promise<unknown> {
    const message = { callId: this.callId, seat: this.seat, signal };
    return this.socket.emitWithAck('calls.signal', message) as Promise<unknown>;
  }

  /** The next signal that this holds of, or one that came before. @throws Error once the tab is out of the room */
  async hears(isIt: (signal: RoomSignal) => boolean): Promise<RoomSignal> {
    for (;;) {
      const found = this.heard.find(isIt);
      if (found) return found;
      if (this.heard.some(({ type }) => type === 'left'))
        throw new Error(`Out of the room, after ${JSON.stringify(this.heard)}`);
      await new Promise<void>((resolve) => {
        const look = (): void => {
          this.waiting.delete(look);
          resolve();
        };
        this.waiting.add(look);
      });
    }
  }

  /** The same of what is said from now on. */
  next(isIt: (signal: RoomSignal) => boolean): Promise<RoomSignal> {
    const before = this.heard.length;
    return this.hears((signal) => this.heard.indexOf(signal) >= before && isIt(signal));
  }

  /** Why it is out of the room. */
  async left(): Promise<string> {
    const signal = await this.hears(({ type }) => type === 'left');
    return signal.type === 'left' ? signal.reason : '';
  }

  /** Resolves when so many people are in the room. */
  async withPeople(count: number): Promise<void> {
    await this.hears((signal) => signal.type === 'people' && signal.people.length === count);
  }
}
