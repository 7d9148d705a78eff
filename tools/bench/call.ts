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
