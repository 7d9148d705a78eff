import { beforeEach, describe, expect, it } from '@jest/globals';
import { anonymousUserPrefix } from '@lyceum/contracts/logging';
import { memoryStorage } from '../session-storage';
import { deviceId, deviceIdKey } from './device-id';
import { FrontEndLogs } from './front-end-logs';

interface Report {
  deviceId: string;
  logs: { level: string; message: string; path: string; stack?: string; sendToTeam: boolean }[];
}

describe('FrontEndLogs', () => {
  let sent: { path: string; body: Report; isLeaving: boolean }[];
  let logs: FrontEndLogs;
  beforeEach(() => {
    sent = [];
    logs = new FrontEndLogs(
      (path, body, isLeaving) => {
        sent.push({ path, body: body as Report, isLeaving });
        return Promise.resolve();
      },
      () => 'device',
      () => '/konnect',
    );
  });

  const messages = () => sent.map(({ body }) => body.logs.map(({ message }) => message));

  it('[244] sends five entries at a time', () => {
    for (let entry = 1; entry <= 11; entry += 1) logs.add({ level: 'info', message: String(entry) });
    expect(messages()).toEqual([
      ['1', '2', '3', '4', '5'],
      ['6', '7', '8', '9', '10'],
    ]);
    expect(sent[0]).toMatchObject({ path: '/fe-logs', isLeaving: false, body: { deviceId: 'device' } });
    expect(sent[0]?.body.logs[0]).toMatchObject({ level: 'info', path: '/konnect', sendToTeam: false });
  });

  it('[244] sends errors and what is for the team at once, with what waits', () => {
    logs.add({ level: 'info', message: 'one' });
    logs.add({ level: 'error', message: 'two' });
    logs.add({ level: 'warn', message: 'three', sendToTeam: true });
    expect(messages()).toEqual([['one', 'two'], ['three']]);
  });

  it('[244] sends what waits when the page is hidden or left, and listens for what goes wrong', () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    const page = Object.assign(new EventTarget(), { document });
    logs.start(page as unknown as Window);
    page.dispatchEvent(new Event('offline'));
    expect(sent).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(messages()).toEqual([['The network is gone']]);
    expect(sent[0]?.isLeaving).toBe(true);
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('pagehide'));
    expect(messages()).toEqual([['The network is gone'], ['The network is back']]);
    page.dispatchEvent(
      Object.assign(new Event('error'), { error: new TypeError('x is undefined'), message: '' }),
    );
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('no') }));
    expect(messages().slice(2)).toEqual([['TypeError: x is undefined'], ['Error: no']]);
    expect(sent[2]?.body.logs[0]?.stack).toContain('TypeError');
  });

  it('tells no more than fifty times of a page that fails over and over', () => {
    for (let entry = 0; entry < 200; entry += 1) logs.add({ level: 'error', message: 'again' });
    expect(sent).toHaveLength(50);
  });
});

describe('deviceId', () => {
  it('[245] stands in local storage with its prefix, and stays the same', () => {
    const storage = memoryStorage();
    const id = deviceId(storage);
    expect(id).toMatch(new RegExp(`^${anonymousUserPrefix}[\\da-f-]{36}$`));
    expect(storage.getItem(deviceIdKey)).toBe(id);
    expect(deviceId(storage)).toBe(id);
  });
});
