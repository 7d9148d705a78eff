import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Session } from '@lyceum/session';
import { buildToken } from '@lyceum/session/testing';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { followSession } from './follow-session';
import type { AppRouter } from './router';

const { indexedDB } = globalThis;
/** jsdom has no databases; what is deleted is all that counts here. */
let deleted: string[];
let deletions: { onsuccess?: () => void }[];
beforeEach(() => {
  [deleted, deletions] = [[], []];
  const deleteDatabase = (name: string): object => {
    const deletion = {};
    deleted.push(name);
    deletions.push(deletion);
    return deletion;
  };
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
});
afterEach(() => void Object.assign(globalThis, { indexedDB }));

describe('files and recordings that nobody has sent', () => {
  it.each(['logged-out', 'timed-out', 'terms-declined', 'expired'] as const)(
    'stay in no browser whose session is over: %s',
    (reason) => {
      const session = new Session(localStorage);
      const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
      followSession(router as unknown as AppRouter, session);
      session.adopt(buildToken());
      localStorage.setItem('lyceum.chat-files.ada.chat', 'true');
      expect(deleted).toEqual([]);
      session.end(reason);
      expect(deleted).toEqual(['lyceum.chat-files']);
      // As long as they are not gone, whoever comes next finds that they are there.
      expect(localStorage.getItem('lyceum.chat-files.ada.chat')).toBe('true');
      for (const { onsuccess } of deletions) onsuccess?.();
      expect(localStorage.getItem('lyceum.chat-files.ada.chat')).toBeNull();
    },
  );
});
