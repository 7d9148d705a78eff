import { type Session, session } from '../session';
import { browserStorage } from '../session-storage';
import { Outbox, type OutboxEntry, type OutboxParts } from './outbox';

interface OutboxesParts<Entry, Sent> extends Pick<OutboxParts<Entry, Sent>, 'isEntry' | 'refusalText'> {
  /** How the keys begin under which the browser keeps them; ends with a dot. */
  readonly prefix: string;
  readonly send: (entry: Entry, userId: string, placeId: string) => Promise<Sent>;
  readonly letGo?: (entry: Entry, userId: string, placeId: string) => void;
}

/**
 * Outboxes of one kind, one for each person and place. They live as long as that person is signed in, whatever screen is
 * shown: what somebody wrote is never sent in the name of who signs in after them.
 */
export class Outboxes<Entry extends OutboxEntry, Sent> {
  private readonly known = new Map<string, Outbox<Entry, Sent>>();
  /** Ends what the known ones listen to. */
  private listening = new AbortController();
  private ownerId: string | undefined;

  constructor(
    private readonly parts: OutboxesParts<Entry, Sent>,
    private readonly owner: Pick<Session, 'state' | 'subscribe'> = session,
  ) {
    this.ownerId = owner.state.user?.id;
    owner.subscribe(() => this.follow());
  }

  /** The outbox of a person for a place. */
  of(userId: string, placeId: string): Outbox<Entry, Sent> {
    const { prefix, isEntry, refusalText, send, letGo } = this.parts;
    const key = `${prefix}${userId}.${placeId}`;
    const known = this.known.get(key);
    if (known) return known;
    const outbox = new Outbox<Entry, Sent>({
      key,
      storage: browserStorage(),
      isEntry,
      refusalText,
      isOwnersTurn: () => this.owner.state.user?.id === userId,
      send: (entry) => send(entry, userId, placeId),
      letGo: (entry) => letGo?.(entry, userId, placeId),
    });
    this.known.set(key, outbox);
    const { signal } = this.listening;
    window.addEventListener('online', () => outbox.flush(), { signal });
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) outbox.reread();
    };
    window.addEventListener('storage', onStorage, { signal });
    return outbox;
  }

  /** Sends whatever this person wrote in any place and the server does not have. */
  flush(userId: string): void {
    const start = `${this.parts.prefix}${userId}.`;
    for (const key of Object.keys(localStorage))
      if (key.startsWith(start)) this.of(userId, key.slice(start.length)).flush();
  }

  private follow(): void {
    const ownerId = this.owner.state.user?.id;
    if (ownerId === this.ownerId) return;
    this.ownerId = ownerId;
    this.listening.abort();
    this.listening = new AbortController();
    const gone = [...this.known.values()];
    this.known.clear();
    for (const outbox of gone) outbox.close();
  }
}
