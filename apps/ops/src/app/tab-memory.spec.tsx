import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type KeyValueStorage, memoryStorage, Session, tokenKey } from '@lyceum/session';
import { lastSearchOf, rememberSearch, rememberStart, startOf } from '../tables/list-memory';
import { forgetsWithSession } from './tab-memory';

const ada = '0197a000-0000-7000-8000-00000000000a';
const bela = '0197a000-0000-7000-8000-00000000000b';

/** A token as browsers read it. */
function tokenOf(id: string, iat = Math.floor(Date.now() / 1_000)): string {
  const names = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@x.org' };
  const payload = { id, sid: id, ...names, roleArray: ['ADMIN'], iat, exp: iat + 3_600 };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

/** What one tab of the console would show of the last list. */
const remembered = () => [startOf('[]', 2), lastSearchOf('/users')['search']];

function remember(): void {
  rememberStart('[]', 2, 'Ada Lovelace');
  rememberSearch('/users', { search: 'ada@x.org' });
}

describe('what a tab remembers of lists', () => {
  let storage: KeyValueStorage;
  let stop = (): void => undefined;

  /** A page of the console, as it is loaded. */
  function open(): Session {
    stop();
    const session = new Session(storage);
    session.restore();
    stop = forgetsWithSession(session);
    return session;
  }

  beforeEach(() => {
    storage = memoryStorage();
    storage.setItem(tokenKey, tokenOf(ada));
  });
  afterEach(() => {
    stop();
    sessionStorage.clear();
  });

  it.each(['logged-out', 'timed-out', 'expired', 'SUSPENDED'] as const)(
    'goes with a session that is %s',
    (end) => {
      const session = open();
      remember();
      session.end(end);
      expect([...remembered(), sessionStorage.length]).toEqual([undefined, undefined, 0]);
    },
  );

  it('goes with one that another tab has ended', () => {
    const session = open();
    remember();
    storage.removeItem(tokenKey);
    session.reread();
    expect(remembered()).toEqual([undefined, undefined]);
  });

  it('goes when somebody else has signed in, also before the tab was loaded', () => {
    const session = open();
    remember();
    session.adopt(tokenOf(bela));
    expect(remembered()).toEqual([undefined, undefined]);
    remember();
    storage.setItem(tokenKey, tokenOf(ada));
    open();
    expect(remembered()).toEqual([undefined, undefined]);
  });

  it('goes where a screen remembers how it stood while it is left', () => {
    const session = open();
    session.end('expired');
    remember();
    session.adopt(tokenOf(ada));
    expect(remembered()).toEqual([undefined, undefined]);
  });

  it('stays over a reload and a renewed token', () => {
    open();
    remember();
    open().renew(tokenOf(ada, 1_900_000_000));
    expect(remembered()).toEqual(['Ada Lovelace', 'ada@x.org']);
  });
});
