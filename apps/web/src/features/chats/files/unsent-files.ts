import type { SentFile, Voice } from './sent-file';
import { unsentFilesDatabase, unsentFilesPrefix } from './unsent-prefix';

/** A file that is kept until it goes with a message, or is taken out. */
export interface UnsentFile {
  readonly key: string;
  /** ms since 1970. */
  readonly chosenAt: number;
  readonly file: File;
  readonly voice: Voice | null;
  /** What the server has of it; null until then. */
  readonly sent: SentFile | null;
}

interface Kept extends UnsentFile {
  readonly owner: string;
  readonly chatId: string;
  /** The last time; ms since 1970. */
  readonly keptAt: number;
  /** Whether it goes with a message that the server does not have yet. */
  readonly isSaid?: boolean;
}

/** All of one browser together, in bytes: of more than that the page warns before it is left. */
const mostBytes = 100 * 1024 * 1024;
const day = 86_400_000;
/** What lies longer than that nobody means to send. */
const longest = 7 * day;
/** The server keeps what goes with no message for a day. */
const servedFor = day / 2;

/** Files for the next message in one chat of somebody's, kept in their browser over a reload. */
export class UnsentFiles {
  private readonly marker: string;
  /** Tells other tabs of what is kept no more. */
  private readonly others: BroadcastChannel;

  constructor(
    private readonly owner: string,
    private readonly chatId: string,
  ) {
    this.marker = `${unsentFilesPrefix}${owner}.${chatId}`;
    this.others = new BroadcastChannel(this.marker);
  }

  /** Calls `listener` with the key of each file that another tab forgot. Answers the function that stops it. */
  onForgotten(listener: (key: string) => void): () => void {
    const onMessage = ({ data }: MessageEvent<string>): void => listener(data);
    this.others.addEventListener('message', onMessage);
    return () => this.others.removeEventListener('message', onMessage);
  }

  /** What is kept for the next message, the first first. Of other people, and of long ago, nothing is any more. */
  async list(): Promise<UnsentFile[]> {
    const all = await readAll();
    const isOver = ({ owner, keptAt }: Kept): boolean =>
      owner !== this.owner || keptAt < Date.now() - longest;
    const over = all.filter(isOver).map(({ key }) => key);
    if (over.length > 0) await change((files) => over.forEach((key) => files.delete(key)));
    const mine = all.filter((kept) => !isOver(kept) && kept.chatId === this.chatId);
    if (mine.length === 0) this.mark(false);
    return mine
      .filter(({ isSaid }) => !isSaid)
      .toSorted((one, other) => one.chosenAt - other.chosenAt)
      .map(({ key, chosenAt, file, voice, sent, keptAt }) => ({
        key,
        chosenAt,
        file,
        voice,
        sent: keptAt < Date.now() - servedFor ? null : sent,
      }));
  }

  /** Answers whether the browser has kept it. */
  async keep(unsent: UnsentFile): Promise<boolean> {
    try {
      const others = (await readAll()).filter(({ key }) => key !== unsent.key);
      if (bytesOf([...others, unsent]) > mostBytes) return false;
      const { owner, chatId } = this;
      await change((files) => files.put({ ...unsent, owner, chatId, keptAt: Date.now() } satisfies Kept));
      if (this.mark(true)) return true;
      // What no marker says is there, nobody finds again.
      await change((files) => files.delete(unsent.key));
      return false;
    } catch {
      return false;
    }
  }

  /** It goes with a message: no tab has it for the next one any more, and it is kept until the server has the message. */
  async setAside(key: string): Promise<void> {
    this.others.postMessage(key);
    try {
      // Read and written as one: what was forgotten meanwhile does not come back.
      await change((files) => {
        const asked = files.get(key) as IDBRequest<Kept | undefined>;
        asked.onsuccess = () => {
          const kept = asked.result;
          if (kept) files.put({ ...kept, isSaid: true, keptAt: Date.now() } satisfies Kept);
        };
      });
    } catch {
      // A browser that keeps nothing has nothing to set aside.
    }
  }

  /** What was set aside of these; of what the browser does not have, nothing. */
  async setAsideOf(keys: readonly string[]): Promise<Pick<UnsentFile, 'key' | 'file' | 'voice'>[]> {
    const all = await readAll().catch(() => []);
    return all.filter(({ key, owner }) => owner === this.owner && keys.includes(key));
  }

  async forget(key: string): Promise<void> {
    this.others.postMessage(key);
    try {
      await change((files) => files.delete(key));
      if (!(await readAll()).some(({ owner, chatId }) => owner === this.owner && chatId === this.chatId))
        this.mark(false);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }

  /** Answers whether the browser took it. */
  private mark(isThere: boolean): boolean {
    try {
      if (isThere) localStorage.setItem(this.marker, 'true');
      else localStorage.removeItem(this.marker);
      return true;
    } catch {
      return false;
    }
  }
}

const bytesOf = (kept: readonly Pick<Kept, 'file'>[]): number =>
  kept.reduce((sum, { file }) => sum + file.size, 0);

const storeName = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(unsentFilesDatabase, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'key' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser keeps no files.'));
  });
}

/** Open no longer than it is needed: whoever logs out deletes the whole of it. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const database = await open();
  try {
    return await new Promise<Result | undefined>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const asked = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(asked?.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('The browser kept nothing.'));
      transaction.onabort = transaction.onerror;
    });
  } finally {
    database.close();
  }
}

const readAll = async (): Promise<Kept[]> =>
  ((await inStore('readonly', (files) => files.getAll())) ?? []) as Kept[];

async function change(work: (files: IDBObjectStore) => void): Promise<void> {
  await inStore('readwrite', (files) => {
    work(files);
    return undefined;
  });
}
