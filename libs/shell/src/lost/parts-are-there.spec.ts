import { describe, expect, it } from '@jest/globals';
import { partsAreThere } from './parts-are-there';
import { onTheWay } from './parts-on-the-way';

describe('parts of a screen', () => {
  it('are waited for, those that come while others do, too', async () => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const part = onTheWay(() => first.promise);
    let isFree = false;
    const free = partsAreThere().then(() => (isFree = true));
    const next = onTheWay(() => second.promise);
    first.resolve('replies');
    expect(await part).toBe('replies');
    await new Promise(setImmediate);
    expect(isFree).toBe(false);
    second.resolve('menu');
    await Promise.all([next, free]);
    expect(isFree).toBe(true);
  });

  it('that cannot be had hold nobody up', async () => {
    const lost = onTheWay(() => Promise.reject(new Error('offline')));
    await expect(lost).rejects.toThrow('offline');
    await partsAreThere();
  });
});
