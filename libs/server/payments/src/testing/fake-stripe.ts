import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake was asked for, as Stripe's form has it: `line_items[0][quantity]`. */
export interface StripeCall {
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | undefined;
}

/** Speaks so much of Stripe's wire protocol as the adapter uses, idempotency keys included. */
export class FakeStripe {
  readonly calls: StripeCall[] = [];
  /** What it answers next instead: a status, or nothing at all. */
  trouble: number | 'HANGS' | null = null;
  private readonly answers = new Map<string, object>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const key = request.headers['idempotency-key'] as string | undefined;
    const path = request.url ?? '';
    this.calls.push({ path, form, key });
    if (this.trouble === 'HANGS') return;
    const status = this.trouble ?? 200;
    const body = status === 200 ? this.once(key, () => made(path, form)) : { error: { message: 'Not now.' } };
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    response.end(JSON.stringify(body));
  }

  private once(key: string | undefined, make: () => object): object {
    const known = key === undefined ? undefined : this.answers.get(key);
    const answer = known ?? make();
    if (key !== undefined) this.answers.set(key, answer);
    return answer;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function made(path: string, form: URLSearchParams): object {
  const [, id = `cs_${randomUUID()}`] = /^\/v1\/checkout\/sessions\/(cs_[\w-]+)$/.exec(path) ?? [];
  if (path.startsWith('/v1/checkout/sessions'))
    return {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      payment_intent: `pi_${id}`,
    };
  return {
    id: `re_${randomUUID()}`,
    object: 'refund',
    status: 'succeeded',
    amount: Number(form.get('amount')),
  };
}
