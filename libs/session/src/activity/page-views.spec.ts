import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TextDecoder } from 'node:util';
import { NetworkError } from '../api-error';
import { Session } from '../session';
import { memoryStorage } from '../session-storage';
import { buildToken } from '../testing/tokens';
import { pageOf } from './page-of';
import { PageViews } from './page-views';

Object.assign(globalThis, { TextDecoder });

describe('PageViews', () => {
  let session: Session;
  let views: PageViews;
  let address: string;
  let isOffline: boolean;
  let sent: { views: { path: string; duration: number; userId: string }[]; isLeaving: boolean }[];

  const open = (pattern: string, at = pattern): void => {
    address = at;
    session.landed({ fullPath: pattern });
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() });
    [sent, isOffline, address] = [[], false, '/'];
    session = new Session(memoryStorage());
    views = new PageViews(
      session,
      (path, body, isLeaving) => {
        if (isOffline) return Promise.reject(new NetworkError());
        sent.push({ views: body as never, isLeaving });
        expect(path).toBe('/user-actions');
        return Promise.resolve();
      },
      () => address,
    );
    session.onLanded = views.landed;
    session.subscribe(views.followSession);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const reported = () => sent.flatMap((report) => report.views.map(({ path, duration }) => [path, duration]));

  it('[240] reports pages looked at for 2,000 ms or more, to a tenth of a second', () => {
    session.adopt(buildToken());
    open('/konnect');
    jest.advanceTimersByTime(2_049);
    open('/thread/$threadId', '/thread/1');
    jest.advanceTimersByTime(1_999);
    open('/thread/$threadId', '/thread/2');
    jest.advanceTimersByTime(2_000);
    open('/settings');
    jest.advanceTimersByTime(2_000);
    expect(reported()).toEqual([
      ['/konnect', 2_000],
      ['/thread/$threadId', 2_000],
    ]);
  });

  it('[239] notes nothing while nobody is signed in, and nothing of one user for another', () => {
    open('/');
    jest.advanceTimersByTime(10_000);
    open('/login');
    jest.advanceTimersByTime(10_000);
    session.adopt(buildToken());
    jest.advanceTimersByTime(3_000);
    open('/konnect');
    session.end('logged-out');
    jest.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    session.adopt(buildToken({ id: '0199b1de-0000-7000-8000-000000000009' }));
    open('/settings');
    jest.advanceTimersByTime(10_000);
    views.leave();
    expect(reported()).toEqual([['/settings', 10_000]]);
  });

  it('takes another search parameter for the same page', () => {
    session.adopt(buildToken());
    open('/search');
    jest.advanceTimersByTime(3_000);
    open('/search');
    jest.advanceTimersByTime(3_000);
    views.leave();
    expect(reported()).toEqual([['/search', 6_000]]);
  });

  it('reports at once when the page is hidden, and begins anew when it is shown', () => {
    session.adopt(buildToken());
    open('/konnect');
    jest.advanceTimersByTime(5_000);
    views.hide();
    expect(sent).toMatchObject([{ isLeaving: true, views: [{ duration: 5_000 }] }]);
    jest.advanceTimersByTime(50_000);
    views.show();
    jest.advanceTimersByTime(4_000);
    views.leave();
    expect(reported()).toEqual([
      ['/konnect', 5_000],
      ['/konnect', 4_000],
    ]);
  });

  it('keeps for later what finds no network', async () => {
    session.adopt(buildToken());
    open('/konnect');
    jest.advanceTimersByTime(3_000);
    isOffline = true;
    open('/settings');
    await jest.advanceTimersByTimeAsync(3_000);
    isOffline = false;
    open('/search');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(reported()).toEqual([
      ['/konnect', 3_000],
      ['/settings', 3_000],
    ]);
  });
});

describe('pageOf', () => {
  it.each([
    [{ fullPath: '/thread/$threadId' }, '', '/thread/$threadId'],
    [{ fullPath: '/community/' }, '', '/community'],
    [{ fullPath: '/' }, '', '/'],
    [{ fullPath: '/users' }, '/ops', '/ops/users'],
    [
      { fullPath: '/$', context: { screen: { page: { paths: ['globe/{article}'] } } } },
      '',
      '/globe/{article}',
    ],
    [{ fullPath: '/$', context: { screen: { kind: 'not-found' } } }, '', '/$'],
  ])('of %j below %j is %s', (route, base, page) => expect(pageOf(route, base)).toBe(page));
});
