import { describe, expect, it } from '@jest/globals';
import { beginsAt } from './begin-list';
import { rememberSearch } from './list-memory';
import type { TableSearch } from './table-address';

const waiting = { status: 'OPEN', sort: 'createdAt' };

/** Where somebody is led who comes to a list; null where they are. */
function ledTo(path: string, search: TableSearch, cause: 'enter' | 'stay' = 'enter'): unknown {
  try {
    beginsAt({ path, begins: waiting })({ cause, search });
    return null;
  } catch (thrown) {
    return (thrown as { options: unknown }).options;
  }
}

describe('where a list begins', () => {
  it('is said by its section to who comes by no other address, which the entry of history keeps', () => {
    expect(ledTo('/moderation', {})).toMatchObject({
      to: '/moderation',
      search: waiting,
      replace: true,
      state: { isBeginning: true },
    });
  });

  it('is nowhere else for who has seen the list, asks for something, or goes from one view to all', () => {
    expect(ledTo('/users', {}, 'stay')).toBeNull();
    expect(ledTo('/users', { status: 'CLOSED' })).toBeNull();
    // Also for what the usual address says: the home's queue is what it says it is.
    expect(ledTo('/users', waiting)).toBeNull();
    rememberSearch('/users', {});
    expect(ledTo('/users', {})).toBeNull();
  });
});
