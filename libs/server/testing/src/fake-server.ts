import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a fake was asked for. */
export interface FakeCall {
  readonly path: string;
}

/** A server of this machine that speaks somebody else's wire protocol. */
export abstract class FakeServer<Call extends FakeCall> {
  readonly calls: Call[] = [];
  /** What it answers next instead: a status, or nothing at all. */
  trouble: number | 'HANGS' | null = null;
  /** Where it listens, once it does. */
  url = '';
  private holding: { readonly path: RegExp; readonly reached: () => void } | null = null;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
    return this.url;
  }

  /** From now on does what it is asked under such a path, and keeps the answer to itself. @returns once it has done one */
  holdAnswers(path: RegExp): Promise<void> {
    return new Promise((reached) => {
      this.holding = { path, reached };
    });
  }

  /** Answers again what it is asked from now on. */
  answerAgain(): void {
    this.holding = null;
  }

  /** The latest call of such a path: a server compares what it has with the provider's list whenever it likes to. */
  lastCall(path: RegExp): Call {
    const call = this.calls.findLast((one) => path.test(one.path));
    if (!call) throw new Error(`Nobody called ${String(path)}`);
    return call;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;

  /** Whether the answer of what is done is held. */
  protected holds(path: string): boolean {
    if (this.holding?.path.test(path) !== true) return false;
    this.holding.reached();
    return true;
  }
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers of calls by their keys: the same one is answered with the first answer. */
export class Answers {
  private readonly known = new Map<string, object>();

  once(key: string | undefined, make: () => object): object {
    const answer = (key === undefined ? undefined : this.known.get(key)) ?? make();
    if (key !== undefined) this.known.set(key, answer);
    return answer;
  }
}
