import { browserStorage } from '../session-storage';
import { Outbox, type OutboxEntry, type OutboxParts } from './outbox';

interface OutboxesParts<Entry, Sent> extends Pick<OutboxParts<Entry, Sent>, 'isEntry' | 'refusalText'> {
  /** How the keys begin under which the browser keeps them; ends with a dot. */
  readonly prefix: string;
  readonly send: (entry: Entry, userId: string, placeId: string) => Promise<Sent>;
  readonly letGo?: (entry: Entry, userId: string, placeId: string) => void;
}

/** Outboxes of one kind, one for each person and place. They live as long as the page, whatever screen is shown. */
export class Outboxes<Entry extends OutboxEntry, Sent> {
  private readonly known = new Map<string, Outbox<Entry, Sent>>();

  constructor(private readonly parts: OutboxesParts<Entry, Sent>) {}

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
      send: (entry) => send(entry, userId, placeId),
      letGo: (entry) => letGo?.(entry, userId, placeId),
    });
    this.known.set(key, outbox);
    window.addEventListener('online', () => outbox.flush());
    window.addEventListener('storage', (event) => {
      if (event.key === key) outbox.reread();
    });
    return outbox;
  }

  /** Sends whatever this person wrote in any place and the server does not have. */
  flush(userId: string): void {
    const start = `${this.parts.prefix}${userId}.`;
    for (const key of Object.keys(localStorage))
      if (key.startsWith(start)) this.of(userId, key.slice(start.length)).flush();
  }
}
