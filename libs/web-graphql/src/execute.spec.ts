import { describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { ApiError, type ApiRequest, type Exchange } from '@lyceum/session';
import { send } from './execute';
import { ShellMeDocument, ShortLinkTargetDocument } from './generated/graphql';
import { graphqlQueryOptions } from './query-options';

/** Answers one call with this body, as @lyceum/session would, and remembers what was asked. */
function answering(body: unknown, ok = true) {
  const asked: { path: string; request: ApiRequest | undefined }[] = [];
  const exchange = (path: string, request?: ApiRequest): Promise<Exchange> => {
    asked.push({ path, request });
    const refuse = (answer: unknown) =>
      Promise.resolve(new ApiError((answer ?? commonErrors.INTERNAL) as typeof commonErrors.INTERNAL));
    return Promise.resolve({ ok, body, refuse });
  };
  return { exchange, asked };
}

describe('GraphQL calls', () => {
  it('[35] go to the one endpoint with the hash of the operation’s text', async () => {
    const me = { id: '1' };
    const { exchange, asked } = answering({ data: { me } });
    expect(await send(ShellMeDocument, undefined, { exchange })).toEqual({ me });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/graphql', request: { method: 'POST' } });
    expect(asked[0]?.request?.body).toMatchObject({
      documentId: expect.stringMatching(/^sha256:[\da-f]{64}$/),
      operationName: 'ShellMe',
    });
    expect(JSON.stringify(asked[0]?.request?.body)).not.toContain('query');
  });

  it('take no variable that the operation has not, not even in a spread', async () => {
    const { exchange, asked } = answering({ data: {} });
    const wanted = { token: 't' };
    const more = { ...wanted, subtitle: 's' };
    await send(ShortLinkTargetDocument, wanted, { exchange });
    // @ts-expect-error -- the server would not be told of it, and nobody that it was lost
    await send(ShortLinkTargetDocument, more, { exchange });
    expect(asked).toHaveLength(2);
  });

  it('throw the ErrorAnswer the extensions carry, whatever the HTTP status', async () => {
    const errors = [{ message: 'x', extensions: authErrors.SESSION_EXPIRED }];
    for (const ok of [true, false]) {
      const { exchange } = answering({ data: null, errors }, ok);
      await expect(send(ShellMeDocument, undefined, { exchange })).rejects.toMatchObject({
        code: 'AUTH_SESSION_EXPIRED',
      });
    }
  });

  it('do not take an answer without data for one', async () => {
    for (const body of [null, {}, { data: null }, 'gateway']) {
      await expect(send(ShellMeDocument, undefined, answering(body))).rejects.toBeInstanceOf(ApiError);
    }
  });

  it('are cached by operation and variables', () => {
    expect(graphqlQueryOptions(ShellMeDocument).queryKey).toEqual(['graphql', 'ShellMe', null]);
  });
});
