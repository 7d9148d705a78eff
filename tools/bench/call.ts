/** One request over HTTP. */
export interface Call {
  readonly method?: 'GET' | 'POST';
  /** With query string. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The same request again and again, or the n-th one. Numbers are never used twice; some are left out. */
export type Calls = Call | ((n: number) => Call);

/** Sends one request. @throws Error with the answer when it is not a success */
export async function sendOnce(
  url: string,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${text.slice(0, 300)}`);
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}
