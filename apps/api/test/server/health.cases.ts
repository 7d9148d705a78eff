import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { HealthService, Public } from '@lyceum/kernel';
import { TestServer } from '../../src/testing/test-server';

const entered = Promise.withResolvers<boolean>();
const released = Promise.withResolvers<boolean>();

/** A request that is under way until the test lets it end. */
@Controller()
class SlowController {
  @Public()
  @Get('slow')
  async slow(): Promise<string> {
    entered.resolve(true);
    await released.promise;
    return 'finished';
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ extraModules: [SlowModule] });
});
afterEach(() => server.stop());

describe('the probes', () => {
  test('say that the process runs and can serve', async () => {
    await server.http.get('/health/live').expect(200, { status: 'ok' });
    await server.http.get('/health/ready').expect(200, { status: 'ready' });
  });

  test('say no to traffic while draining, and still that the process runs', async () => {
    server.app.get(HealthService).startDraining();
    const answer = await server.http.get('/health/ready').expect(503);
    expect(answer.body).toMatchObject({ error: commonErrors.UNAVAILABLE });
    await server.http.get('/health/live').expect(200);
  });

  test('say no when the database is gone', async () => {
    await server.database.destroy();
    await server.http.get('/health/ready').expect(503);
    await server.database.initialize();
  });
});

test('closing lets a request under way finish', async () => {
  const answer = fetch(`${server.url}/slow`);
  await entered.promise;
  const closed = server.app.close();
  released.resolve(true);
  expect(await (await answer).text()).toBe('finished');
  await closed;
});

describe('every answer', () => {
  test('carries a request id, the proxy’s own if it is of a safe form', async () => {
    const own = await server.http.get('/health/live');
    expect(own.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const given = await server.http.get('/health/live').set('x-request-id', 'proxy-0123456789');
    expect(given.headers['x-request-id']).toBe('proxy-0123456789');
    const unsafe = await server.http.get('/health/live').set('x-request-id', '<script>');
    expect(unsafe.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('forbids foreign scripts, frames and guessing of types', async () => {
    const { headers } = await server.http.get('/health/live');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
