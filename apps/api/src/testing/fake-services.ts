import { generateKeyPairSync } from 'node:crypto';
import {
  type AugmentedRequest,
  Events,
  type MutableRedirectUri,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';
import type { ServerResponse } from 'node:http';

/** Somebody as the other service knows them. */
export type Stranger = Record<string, unknown>;

/** An OAuth 2 service that lets everybody in at once; which person a code stands for is the test's to say. */
export class FakeService {
  private readonly people = new Map<string, Stranger>();
  /** Changes what the next id tokens say. */
  distort: (payload: Record<string, unknown>) => void = () => undefined;

  private constructor(
    readonly server: OAuth2Server,
    readonly url: string,
  ) {
    server.service.on(
      Events.BeforeTokenSigning,
      ({ payload }: MutableToken, { body }: { body: { code?: string } }) => {
        Object.assign(payload, this.people.get(body.code ?? ''));
        this.distort(payload);
      },
    );
  }

  static async start(endpoints: { authorize?: string } = {}): Promise<FakeService> {
    const server = new OAuth2Server(undefined, undefined, { endpoints });
    // Its own `generate` takes WebCrypto's objects for foreign inside Jest, which gives modules globals of their own.
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await server.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256' });
    await server.start(0, '127.0.0.1');
    const url = `http://127.0.0.1:${server.address().port}`;
    server.issuer.url = url;
    return new FakeService(server, url);
  }

  /** Signs in there. @returns the address the browser is sent back to */
  async admit(authorization: URL, person: Stranger): Promise<string> {
    const answer = await fetch(authorization, { redirect: 'manual' });
    const callback = answer.headers.get('location');
    if (callback === null) throw new Error(`No redirect: ${await answer.text()}`);
    this.people.set(new URL(callback).searchParams.get('code') ?? '', person);
    return callback;
  }

  /** Refuses there, as somebody does who changes their mind. */
  async refuse(authorization: URL): Promise<string> {
    this.server.service.once(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    return this.admit(authorization, {});
  }

  /** A call beside the standard's; `answer` gets the query and may look up the person of a code or token. */
  addCall(
    path: string,
    answer: (
      query: Record<string, string>,
      personOf: (code: string) => Stranger | undefined,
    ) => object | null,
  ): void {
    this.server.service.addRoute('GET', path, ({ query }: AugmentedRequest, response: ServerResponse) => {
      const body = answer(query as Record<string, string>, (code) => this.people.get(code));
      response.statusCode = body === null ? 400 : 200;
      // WeChat's label for its JSON.
      response.setHeader('content-type', 'text/plain');
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
