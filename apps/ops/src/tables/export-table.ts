import { asErrorAnswer } from '@lyceum/contracts/common';
import type { ExportFormat } from '@lyceum/contracts/ops';
import { ApiError, authorizedFetch, NetworkError } from '@lyceum/session';
import type { TableQuestion } from './table-question';

interface ExportRequest {
  /** Name of the table. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly question: TableQuestion & { readonly within?: string };
  /** Columns in their order. */
  readonly columns: readonly string[];
  readonly signal: AbortSignal;
  /** Called as the file arrives, with the bytes so far. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Fetches a table as a file: the rows a view shows, all pages of them.
 * @throws ApiError when the server refuses, NetworkError when the file does not arrive whole
 */
export async function fetchTableFile(request: ExportRequest): Promise<{ name: string; file: Blob }> {
  const { name, format, question, columns, signal } = request;
  const response = await authorizedFetch(`/ops/tables/${name}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format, ...question, columns }),
    signal,
  });
  if (!response.ok) throw await refusalOf(response);
  const file = await readWhole(response, request.onProgress).catch((cause: unknown) => {
    throw signal.aborted ? cause : new NetworkError({ cause });
  });
  return { name: fileNameOf(response) ?? `${name}.${format}`, file };
}

async function readWhole(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
    chunks.push(value as BlobPart);
    bytes += value.byteLength;
    onProgress(bytes);
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  const answer = asErrorAnswer((body as { error?: unknown } | null)?.error);
  return answer ? new ApiError(answer) : new Error(`The server answered ${response.status}.`);
}

function fileNameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
