import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider's stand-in does with the next calls: answers, refuses, breaks off, answers nonsense, or is slow. */
type Mood = 'well' | 'refuses' | 'breaks off' | 'nonsense' | 'elsewhere' | 'never ends long texts';

/** A call as it came in. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

/**
 * LibreTranslate and Google's Cloud Translation by their wire protocols, on loopback: a text comes back in capitals, in
 * front of it the language. Both want the key `right-key`.
 */
export class FakeProvider {
  readonly requests: ProviderRequest[] = [];
  mood: Mood = 'well';

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FakeProvider(server);
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** Calls for translations; those for the languages left out. */
  get translations(): ProviderRequest[] {
    return this.requests.filter(({ method }) => method === 'POST');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const body = await bodyOf(request);
    const key = request.headers['x-goog-api-key'] ?? body['api_key'] ?? null;
    this.requests.push({ method: request.method ?? '', path: pathname, key: key as string | null, body });
    if (this.mood === 'breaks off') return void response.destroy();
    if (this.mood === 'never ends long texts' && String(body['q']).length > 1_000) return;
    if (this.mood === 'elsewhere')
      return void response.writeHead(302, { location: `${this.url}/other` }).end();
    const content =
      this.mood === 'nonsense' ? { surprise: true } : contentOf(pathname, searchParams, body, key);
    const status = this.mood === 'refuses' ? 403 : content === null ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? content : { error: 'Refused' }));
  }
}

const languages = [
  { code: 'de', name: 'German' },
  { code: 'zh-Hans', name: 'Chinese' },
];

const translated = (body: Record<string, unknown>): string =>
  `${String(body['target'])}: ${String(body['q']).toUpperCase()}`;

/** Null for a call that is not right. */
function contentOf(
  path: string,
  query: URLSearchParams,
  body: Record<string, unknown>,
  key: unknown,
): unknown {
  if (path === '/languages') return languages;
  if (key !== 'right-key' || (body['q'] !== undefined && body['format'] !== 'text')) return null;
  if (path === '/translate' && body['source'] === 'auto')
    return { translatedText: translated(body), detectedLanguage: { confidence: 90, language: 'en' } };
  if (path === '/language/translate/v2/languages' && query.get('target') === 'en')
    return { data: { languages: languages.map(({ code, name }) => ({ language: code, name })) } };
  if (path === '/language/translate/v2')
    return { data: { translations: [{ translatedText: translated(body), detectedSourceLanguage: 'en' }] } };
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
