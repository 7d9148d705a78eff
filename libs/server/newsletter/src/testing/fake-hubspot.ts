import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What HubSpot's stand-in does with the next forms: takes them, has a fault, is asked too much, says nothing, refuses. */
export type HubspotMood = 'well' | 'wordless' | 'fault' | 'too much' | 'silent' | 'refuses';

/** A form as it came in. */
export interface ReceivedForm {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly pageUri: string;
}

interface SentForm {
  fields: { objectTypeId: string; name: string; value: string }[];
  context: { pageUri: string };
}

const answers: Readonly<Record<Exclude<HubspotMood, 'silent'>, readonly [status: number, content: object]>> =
  {
    well: [200, { inlineMessage: '<p>Thanks, we&#39;ll be in touch &amp; soon.</p>', redirectUri: '' }],
    wordless: [200, {}],
    fault: [500, { status: 'error', message: 'internal error' }],
    'too much': [429, { status: 'error', errorType: 'RATE_LIMIT' }],
    refuses: [400, { status: 'error', errors: [{ errorType: 'BLOCKED_EMAIL' }] }],
  };

/** HubSpot's form submissions by their wire protocol, on loopback. */
export class FakeHubspot {
  /** Those that were taken. */
  readonly forms: ReceivedForm[] = [];
  mood: HubspotMood = 'well';
  /** How often it was called, whatever it answered. */
  calls = 0;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeHubspot> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FakeHubspot(server);
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    this.calls += 1;
    if (this.mood === 'silent') return;
    const [status, content] = answers[this.mood];
    if (status === 200) {
      const { fields, context } = JSON.parse(text) as SentForm;
      this.forms.push({
        path: request.url ?? '',
        fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
        pageUri: context.pageUri,
      });
    }
    const headers = { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) };
    response.writeHead(status, headers);
    response.end(JSON.stringify(content));
  }
}
