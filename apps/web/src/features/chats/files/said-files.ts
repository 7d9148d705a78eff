import { uploadsErrors } from '@lyceum/contracts/uploads';
import { ApiError, uploadFile } from '@lyceum/session';
import type { SentFile } from './sent-file';

/** Whose files they are, and where they go. */
interface Place {
  readonly userId: string;
  readonly chatId: string;
}

const keysOf = (files: readonly SentFile[]): string[] => files.flatMap(({ key }) => key ?? []);

/** Whether the server does not have a file any more that was sent to it: it waits for its message for a day. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === uploadsErrors.NOT_A_FILE_OF_YOURS.code;

/** Sends the files of a message again, as the browser has kept them. Answers null where it has not kept them all. */
export async function sendAgain(
  { userId, chatId }: Place,
  files: readonly SentFile[],
  upload: typeof uploadFile = uploadFile,
): Promise<SentFile[] | null> {
  const keys = keysOf(files);
  if (keys.length < files.length) return null;
  const { UnsentFiles, sendFile } = await import('./attached');
  const kept = await new UnsentFiles(userId, chatId).setAsideOf(keys);
  const byKey = new Map(kept.map((one) => [one.key, one]));
  const again: SentFile[] = [];
  for (const key of keys) {
    const one = byKey.get(key);
    if (!one) return null;
    again.push({ ...(await sendFile(one, upload)), key });
  }
  return again;
}

/** The server has their message, or nobody wants to say it any more. */
export async function letGo({ userId, chatId }: Place, files: readonly SentFile[]): Promise<void> {
  const keys = keysOf(files);
  if (keys.length === 0) return;
  const { UnsentFiles } = await import('./attached');
  const unsent = new UnsentFiles(userId, chatId);
  for (const key of keys) await unsent.forget(key);
}
