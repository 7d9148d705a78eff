import { ChatCalls } from '@lyceum/chats';
import { type BrowserSignal, browserSignalSchema, callsErrors } from '@lyceum/contracts/calls';
import { type Actor, assertCan, DomainError, parseInput, SocketHub } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { RoomHost } from './room-host';
import { RoomTokens } from './room-tokens';

/** Seats of other processes' rooms that this one remembers; those beyond it come in again. */
const mostRemembered = 20_000;

const topic = 'calls.room';

/** What the process that holds somebody's connection says to the one that has their room. */
type Relayed = { readonly to: string; readonly userId: string; readonly seat: string } & (
  | { readonly callId: string; readonly chatId: string }
  | { readonly signal: BrowserSignal }
);

/** Leads what browsers say to their room, whichever process has it. */
@Injectable()
export class RoomDoors {
  private readonly logger = new Logger(RoomDoors.name);
  private readonly hosts = new Map<string, string>();

  constructor(
    private readonly calls: ChatCalls,
    private readonly tokens: RoomTokens,
    private readonly host: RoomHost,
    private readonly sockets: SocketHub,
  ) {
    sockets.onRelayed(topic, (message) => void this.hear(message as Relayed));
  }

  /** Takes a seat in a room. @throws DomainError CALLS_NOT_INSIDE, CALLS_OVER */
  async enter({ userId, ...actor }: Actor, ticket: string, seat: string): Promise<void> {
    assertCan({ userId, ...actor }, 'chat.write');
    const callId = this.tokens.read(ticket, userId);
    if (callId === null) throw new DomainError(callsErrors.NOT_INSIDE);
    const found = await this.calls.hostOf(callId, this.host.id);
    if (!found) throw new DomainError(callsErrors.OVER);
    const { host, chatId } = found;
    if (host === this.host.id) return this.host.enter(userId, { callId, chatId }, seat);
    this.remember(seat, host);
    this.relay({ to: host, userId, seat, callId, chatId });
  }

  /** @param said a `BrowserSignal`, if it is one @throws DomainError CALLS_NOT_INSIDE, CALLS_HOST_ONLY, COMMON_INVALID_INPUT */
  async signal(actor: Actor, seat: string, said: unknown): Promise<void> {
    assertCan(actor, 'chat.write');
    const signal = parseInput(browserSignalSchema, said);
    const { userId } = actor;
    const to = this.host.has(seat) ? undefined : this.hosts.get(seat);
    if (to === undefined) return this.host.signal(userId, seat, signal);
    if (signal.type === 'leave' || signal.type === 'away') this.hosts.delete(seat);
    this.relay({ to, userId, seat, signal });
  }

  private relay(message: Relayed): void {
    this.sockets.relay(topic, message);
  }

  private async hear(message: Relayed): Promise<void> {
    if (message.to !== this.host.id) return;
    const { userId, seat } = message;
    try {
      if ('signal' in message) await this.host.signal(userId, seat, message.signal);
      else await this.host.enter(userId, message, seat);
    } catch (error) {
      // Their browser was told.
      if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'A room did not hear');
    }
  }

  private remember(seat: string, host: string): void {
    this.hosts.delete(seat);
    this.hosts.set(seat, host);
    const [oldest] = this.hosts.keys();
    if (oldest !== undefined && this.hosts.size > mostRemembered) this.hosts.delete(oldest);
  }
}
