import { ApiError, NetworkError } from '../api-error';

export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a file with PUT to a signed address. (`fetch` cannot say how much has left.)
 * @throws ApiError when it is refused, NetworkError when no answer arrives, the signal's reason when it is called off
 */
export function sendFile(
  url: string,
  file: Blob,
  { headers, onProgress, signal }: SendOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = settle(() => {
      if (request.status >= 200 && request.status < 300) resolve();
      else void refusalOf(request).then(reject, reject);
    });
    request.onerror = settle(() => reject(new NetworkError()));
    request.onabort = settle(() => reject(signal?.aborted ? reasonOf(signal) : new NetworkError()));
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('Called off.', 'AbortError');
}

/** An object store answers in XML, which becomes the catalogue's text for its status. */
async function refusalOf(request: XMLHttpRequest): Promise<ApiError> {
  const { readErrorAnswer } = await import('../error-answer');
  return new ApiError(readErrorAnswer(errorIn(request.responseText), request.status));
}

function errorIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { error?: unknown } | null)?.error;
  } catch {
    return undefined;
  }
}
