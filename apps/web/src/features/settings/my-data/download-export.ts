import { asErrorAnswer, commonErrors } from '@lyceum/contracts/common';
import { ApiError, authorizedFetch } from '@lyceum/session';

/** The ZIP with everything about the user, and the name the server gave it. */
export interface ExportedData {
  readonly content: Blob;
  readonly name: string;
}

/**
 * Fetches the export. `onProgress` is told the bytes that have arrived, every time some have; how many there will be
 * is not known.
 * @throws ApiError, NetworkError
 */
export async function downloadExport(onProgress: (bytes: number) => void): Promise<ExportedData> {
  const response = await authorizedFetch('/account/export');
  if (!response.ok || !response.body) throw await refusalOf(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onProgress(bytes);
  }
  return {
    content: new Blob(parts, { type: 'application/zip' }),
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.zip',
  };
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const candidate = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return new ApiError(asErrorAnswer(candidate) ?? commonErrors.INTERNAL);
}
