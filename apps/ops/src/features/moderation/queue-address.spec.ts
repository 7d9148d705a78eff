import { describe, expect, it } from '@jest/globals';
import { queueOf, queueOfList, queueSearch, usualQueue } from './queue-address';

describe('the queue a case is looked at in', () => {
  it('is the list’s: its search, filters and order, whatever its page and columns', () => {
    const list = { forum: 'Chess', status: 'OPEN', sort: '-reportsCnt', size: '50', columns: 'kind,forum' };
    expect(queueSearch(list)).toEqual({ forum: 'Chess', status: 'OPEN', sort: '-reportsCnt' });
    expect(queueOf(queueSearch(list))).toEqual({
      search: '',
      filters: { forum: 'Chess', status: ['OPEN'] },
      sortBy: 'reportsCnt',
      direction: 'desc',
    });
  });

  it('is what waits where the list shows decided ones, too, and the longest waiting first without a list', () => {
    expect(queueOf({ forum: 'Chess' }).filters).toEqual({ forum: 'Chess', status: ['OPEN'] });
    expect(queueOf({ status: 'CLOSED' }).filters).toEqual({ status: ['CLOSED'] });
    expect(queueOf({})).toMatchObject({
      filters: { status: ['OPEN'] },
      sortBy: 'createdAt',
      direction: 'asc',
    });
  });

  it('has the order of the list it was opened from, also that which the list’s address leaves out', () => {
    for (const list of [{}, { forum: 'Chess' }]) {
      const address = queueOfList(list);
      expect(queueSearch({ ...address })).toEqual({ ...list, sort: '-createdAt' });
      expect(queueOf(address)).toMatchObject({ sortBy: 'createdAt', direction: 'desc' });
    }
    expect(queueOfList(usualQueue)).toEqual(usualQueue);
  });
});
