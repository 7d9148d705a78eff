import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Sealer } from './sealer';
import { defineTicket, Tickets } from './tickets';

const sealer = new Sealer({ JWT_SECRET: 'a secret that only the tests know, long enough' });
const tickets = new Tickets(sealer);
const kind = defineTicket('one', z.object({ userId: z.string() }), 5);

describe('a sealed text', () => {
  test('opens for its purpose alone, and not after a byte has changed', () => {
    const sealed = sealer.seal('a', 'мир');
    expect(sealer.open('a', sealed)).toBe('мир');
    expect(sealer.open('b', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(sealer.open('a', changed.toString('base64url'))).toBeNull();
    }
  });

  test('of another installation stays shut, as does nonsense', () => {
    const other = new Sealer({ JWT_SECRET: 'another secret, also long enough for this' });
    expect(other.open('a', sealer.seal('a', 'x'))).toBeNull();
    expect(sealer.open('a', '')).toBeNull();
    expect(sealer.open('a', 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA')).toBeNull();
  });
});

describe('a ticket', () => {
  test('comes back with what it carried', () => {
    expect(tickets.read(kind, tickets.issue(kind, { userId: 'u' }))?.content).toEqual({ userId: 'u' });
  });

  test('of another kind, or too old, is none', () => {
    const other = defineTicket('two', kind.schema, 5);
    const stale = defineTicket('one', kind.schema, 0);
    expect(tickets.read(kind, tickets.issue(other, { userId: 'u' }))).toBeNull();
    expect(tickets.read(kind, tickets.issue(stale, { userId: 'u' }))).toBeNull();
  });
});
