import { dirname } from 'node:path';
import { type ApiProcess, startApi } from '../api-process.ts';
import { builtServer } from '../environment.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Somebody of the demo data who signed in. */
export interface SignedIn {
  readonly id: string;
  readonly authorization: string;
}

/** The built server as one process, jobs included, that is killed and started again. */
export class MortalServer {
  private readonly env: NodeJS.ProcessEnv;
  private running: ApiProcess | null = null;
  private url = '';

  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    this.running = startApi(builtServer(root), root, { ...process.env, ...this.env, ...env });
    this.url = await this.running.ready;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.running?.force?.();
    await this.running?.exited;
  }

  async stop(): Promise<void> {
    await this.running?.close();
  }

  async signIn(email: string): Promise<SignedIn> {
    const answer = await this.post('/auth/sign-in', { email, password: 'lyceum-demo' });
    const { token } = ((await answer.json()) as { data: { token: string } }).data;
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return { id: (JSON.parse(claims) as { id: string }).id, authorization: `Bearer ${token}` };
  }

  /** @throws Error where it is refused, or the server ends before it answers */
  async ask<Data>({ authorization }: SignedIn, query: string, variables: object): Promise<Data> {
    const answer = await this.post('/graphql', { query, variables }, { authorization });
    const { data, errors } = (await answer.json()) as Answer<Data>;
    if (!data) throw new Error(errors?.[0]?.message ?? 'There is no answer.');
    return data;
  }

  /** @param body an object, or what is sent as it is @throws Error where the server ends before it answers */
  post(path: string, body: object | string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}
