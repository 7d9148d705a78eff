import type {
  ClientMessage,
  ClientMessageName,
  ServerMessage,
  ServerMessageName,
} from '@lyceum/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { renewToken } from './account-calls';
import { type Session, session } from './session';

/** The window; there is none where the server's own tests use this. */
const page: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> = globalThis;

type Listener = (message: unknown) => void;

/** A first connection that takes longer than this has missed something, like one that was lost. */
const timelyMilliseconds = 5_000;

/**
 * The socket of a signed-in page. It connects when somebody is signed in, keeps the connection under the newest
 * token, renews the token when the server says that the user's roles changed, or when it may have missed that, and ends
 * the session when the server has ended it, before the page could listen, too.
 */
export class RealtimeConnection {
  private socket: Socket | null = null;
  private userId: string | null = null;
  private token: string | null = null;
  private lost = false;
  private readonly lossListeners = new Set<() => void>();
  private readonly connectListeners = new Set<() => void>();
  private readonly listeners = new Map<ServerMessageName, Set<Listener>>();
  private readonly reconnected = new Set<() => void>();
  private renewals = Promise.resolve();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly owner: Session,
    private readonly renew: () => Promise<void>,
    private readonly origin?: string,
  ) {
    this.on('session.roles-changed', ({ userId }) => {
      if (userId === this.owner.state.user?.id) this.renewQuietly();
    });
    this.on('session.ended', (message) => this.endIfOurs(message));
  }

  /**
   * Connects whenever somebody signs in, and now if somebody is; not before `turn` has come, though. What was missed while
   * it waited is told as after a lost connection. Answers the function that ends it.
   */
  start(turn: Promise<unknown> = Promise.resolve()): () => void {
    this.turn = turn;
    const follow = (): void => void this.follow();
    const unsubscribe = this.owner.subscribe(follow);
    // The old line may look alive for many seconds more, and the next attempt may be as far away.
    const comeBack = (): void => void this.socket?.disconnect().connect();
    page.addEventListener?.('online', comeBack);
    follow();
    return () => {
      page.removeEventListener?.('online', comeBack);
      unsubscribe();
      this.close();
    };
  }

  /** Calls `listener` with every valid message of that name. Answers the function that stops it. */
  on<Name extends ServerMessageName>(
    name: Name,
    listener: (message: ServerMessage<Name>) => void,
  ): () => void {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known);
    const added = listener as Listener;
    known.add(added);
    return () => known.delete(added);
  }

  /**
   * Calls `listener` when a connection that was lost, or was long in coming, stands: messages of the time before it
   * are missed.
   */
  onReconnect(listener: () => void): () => void {
    this.reconnected.add(listener);
    return () => this.reconnected.delete(listener);
  }

  /** Calls `listener` whenever the connection stands: now, if it does, and after every loss. Answers what stops it. */
  onConnect(listener: () => void): () => void {
    this.connectListeners.add(listener);
    if (this.socket?.connected) listener();
    return () => this.connectListeners.delete(listener);
  }

  /** Whether a connection that stood is lost, and has not come back yet (checklist line 202). */
  readonly isLost = (): boolean => this.lost;

  /** Calls `listener` whenever `isLost` may have changed. Answers the function that stops it. */
  readonly followLosses = (listener: () => void): (() => void) => {
    this.lossListeners.add(listener);
    return () => this.lossListeners.delete(listener);
  };

  /** Sends a message. Answers whether there was a connection; without one nobody is told. */
  send<Name extends ClientMessageName>(name: Name, message: ClientMessage<Name>): boolean {
    if (!this.socket?.connected) return false;
    this.socket.emit(name, message);
    return true;
  }

  private async follow(): Promise<void> {
    const { state } = this.owner;
    if (state.status === 'signed-out') return this.close();
    if (this.userId !== state.user.id) return this.open(state.user.id, state.token);
    if (this.token === state.token) return;
    this.token = state.token;
    if (this.socket?.connected) this.send('session.renew', { token: state.token });
    // A token that had run out was refused; this one will do.
    else this.socket?.connect();
  }

  private async open(userId: string, token: string): Promise<void> {
    this.close();
    this.userId = userId;
    this.token = token;
    let isTimely = true;
    let hasAsked = false;
    const timer = setTimeout(() => (isTimely = false), timelyMilliseconds);
    await this.turn;
    const { openSocket } = await import('./socket');
    // Signed out, or somebody else in, meanwhile.
    if (this.userId !== userId || this.socket) return clearTimeout(timer);
    this.socket = openSocket({
      origin: this.origin,
      token: () => this.token ?? '',
      onMessage: (name, message) => this.deliver(name, message),
      // Roles may have changed while nobody was listening: before this page was opened, or while it was cut off.
      onLoss: () => this.setLost(this.socket !== null),
      onConnect: () => {
        hasAsked = false;
        this.setLost(false);
        this.renewQuietly();
        if (!isTimely) for (const listener of [...this.reconnected]) listener();
        clearTimeout(timer);
        isTimely = false;
        for (const listener of [...this.connectListeners]) listener();
      },
      // The call renews a token that has run out, and hears of a session that has ended. Once: what is refused again stays so.
      onUnknown: () => {
        if (!hasAsked) this.renewQuietly();
        hasAsked = true;
      },
    });
  }

  private close(): void {
    const { socket } = this;
    // Put away first: what ends here is not lost.
    this.socket = null;
    socket?.disconnect();
    this.setLost(false);
    this.userId = null;
    this.token = null;
  }

  private setLost(lost: boolean): void {
    this.lost = lost;
    for (const listener of [...this.lossListeners]) listener();
  }

  private deliver(name: ServerMessageName, message: unknown): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(message);
  }

  /** Another session of the same user may end while this one goes on. */
  private endIfOurs({ sessionId, reason }: ServerMessage<'session.ended'>): void {
    const isOurs = (): boolean => sessionId === this.owner.state.user?.sessionId;
    if (!isOurs()) return;
    if (reason !== 'LOGOUT' && reason !== 'IDLE') return this.owner.end(reason);
    // Another tab of this browser did it, and has removed the token by now; this one follows as it would anyway.
    this.owner.reread();
    if (isOurs()) this.owner.end('expired');
  }

  /**
   * One after the other: the one under way may have been answered before the change, and a second one beside it would find
   * another token than it began with, and take nothing. One that fails for want of a network is made up for at the next
   * connection.
   */
  private renewQuietly(): void {
    this.renewals = this.renewals.then(() => this.renew()).catch(() => undefined);
  }
}

/** The connection of this page; the signed-in shell starts it. */
export const realtime = new RealtimeConnection(session, renewToken);
