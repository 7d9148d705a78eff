import { fillMessage } from '@lyceum/contracts/common';
import {
  checkFile,
  type CompletedUpload,
  extensionOf,
  type UploadFolder,
  uploadFolders,
} from '@lyceum/contracts/uploads';
import { ApiError, isTransient } from '../api-error';
import { type Api, apiFetch } from '../api-fetch';
import { type Session, session } from '../session';
import { sendFile } from './send-file';

export interface UploadOptions {
  readonly folder: UploadFolder;
  /** What the file is for, as it stands in its path: the id of a forum, say. Letters, digits and hyphens. */
  readonly target?: string;
  /** How much of the file has left, from 0 to 1; starts anew when the file has to be sent again. */
  readonly onProgress?: (fraction: number) => void;
  /** Calls the upload off, wherever it is; it then rejects with the signal's reason (an AbortError). */
  readonly signal?: AbortSignal;
}

/** Sends a file of the person signed in and answers where it is. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<CompletedUpload>;

/** Waits before the second, third and fourth try of a step, in milliseconds. */
const pauses = [1_000, 3_000, 9_000] as const;

interface Ticket {
  readonly uploadId: string;
  readonly signedUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Builds the upload for a session; `waits` are the pauses between tries. */
export function createUploadFile(
  owner: Session,
  call: Api['apiFetch'],
  send: typeof sendFile = sendFile,
  waits: readonly number[] = pauses,
): UploadFile {
  return async (file, { folder, target, onProgress, signal }) => {
    const type = typeOrThrow(file, folder);
    const steps = { waits, signal };
    const query = new URLSearchParams({
      uploadS3Bucket: uploadFolders[folder].bucket,
      uploadPath: target === undefined ? folder : `${folder}/${target}`,
      filename: file.name,
      type,
      extension: extensionOf(file.name),
      userId: owner.state.user?.id ?? '',
      size: String(file.size),
    });
    const ask = { ...(signal && { signal }) };
    const ticket = await again(async () => dataOf<Ticket>(await call(`/getSignedUrl?${query}`, ask)), steps);
    await again(() => sendOnce(send, ticket, file, { onProgress, signal }), steps);
    const path = `/uploads/${ticket.uploadId}/complete`;
    return again(async () => dataOf<CompletedUpload>(await call(path, { method: 'POST', ...ask })), steps);
  };
}

/**
 * Uploads a file: asks for a signed address, sends the file there and has it checked. What the network or a busy
 * server spoils is tried again three times; an aborted or failed upload leaves nothing behind.
 * @throws ApiError with a text for people when the file is refused (`uploadsErrors`), NetworkError when the server
 * stays out of reach, the signal's reason when it is called off
 */
export const uploadFile: UploadFile = createUploadFile(session, apiFetch);

/** What can be said without asking the server is said at once. */
function typeOrThrow({ name: filename, type, size }: File, folder: UploadFolder): string {
  const check = checkFile({ filename, type, extension: extensionOf(filename), size }, folder);
  if (!('error' in check)) return check.type;
  const { code, status, message } = check.error;
  throw new ApiError({ code, status, message: fillMessage(message, check.parameters) });
}

/** A file that arrived although its answer did not is refused the second time, and is there all the same. */
async function sendOnce(
  send: typeof sendFile,
  { signedUrl, headers }: Ticket,
  file: File,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<void> {
  try {
    await send(signedUrl, file, { headers, ...options });
  } catch (error) {
    const isThere =
      error instanceof ApiError && (error.code === 'UPLOADS_ALREADY_SENT' || error.status === 412);
    if (!isThere) throw error;
  }
}

async function again<Result>(
  step: () => Promise<Result>,
  { waits, signal }: { waits: readonly number[]; signal: AbortSignal | undefined },
): Promise<Result> {
  for (const pause of waits) {
    try {
      return await step();
    } catch (error) {
      if (signal?.aborted || !(isTransient(error) || isBeingSent(error))) throw error;
      await wait(pause, signal);
    }
  }
  return step();
}

/** The server has not noticed yet that the line of the try before broke, or is still looking at the file. */
function isBeingSent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UPLOADS_BEING_SENT';
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Called off.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

function dataOf<Data>(answer: unknown): Data {
  return (answer as { data: Data }).data;
}
