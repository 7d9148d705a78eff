import { describe, expect, it } from '@jest/globals';
import { openBeside, readWindows, rekeyed, type WindowKey, writeWindows } from './open-windows';
import { windowState } from './window-state';
import { windowsThatFit } from './windows-that-fit';

describe('chat windows', () => {
  it.each([
    [360, 1],
    [583, 1],
    [993, 1],
    [994, 2],
    [1403, 2],
    [1404, 3],
    [1920, 4],
  ])('[195] on a page of %i px, %i stand side by side', (width, count) => {
    expect(windowsThatFit(width)).toBe(count);
  });

  const facts = { relation: 'NO_RELATION', isDeclined: false, isOpen: false } as const;

  it('[196] say how the reader stands to who is chosen', () => {
    expect(windowState(facts)).toBe('SEND_FRIEND_REQUEST');
    expect(windowState({ ...facts, relation: 'REQUEST_SENT' })).toBe('FRIEND_REQUEST_SENT');
    expect(windowState({ ...facts, relation: 'REQUEST_RECEIVED' })).toBe('FRIEND_REQUESTS_RECEIVED');
    expect(windowState({ ...facts, relation: 'FRIENDS' })).toBe('FRIENDING');
    expect(windowState({ ...facts, relation: 'FRIENDS', isOpen: true })).toBe('CHATTING');
  });

  it('[196] say once that a request was declined, and keep what was written with who is a friend no more', () => {
    expect(windowState({ ...facts, isDeclined: true })).toBe('FRIEND_REQUEST_DECLINED');
    expect(windowState({ ...facts, relation: 'REQUEST_SENT', isDeclined: true })).toBe('FRIEND_REQUEST_SENT');
    expect(windowState({ ...facts, isOpen: true })).toBe('CHATTING');
  });

  const [ada, bo, club]: WindowKey[] = [
    { kind: 'person', id: '0197f9d4-0000-7000-8000-00000000000a' },
    { kind: 'person', id: '0197f9d4-0000-7000-8000-00000000000b' },
    { kind: 'group', id: '0197f9d4-0000-7000-8000-00000000000c' },
  ] as WindowKey[];

  it('[195] come back as they were from an address, and what is none is left out', () => {
    const open = [ada, club] as WindowKey[];
    expect(readWindows(writeWindows(open))).toEqual(open);
    expect(readWindows('p-nobody,x,,g-')).toEqual([]);
    expect(readWindows(undefined)).toEqual([]);
  });

  it('[196] are one of a chat, by whichever of its keys they were opened', () => {
    const [person, chat, another] = [ada, club, bo] as [WindowKey, WindowKey, WindowKey];
    expect(rekeyed([person, another, chat], chat, person)).toEqual([person, another]);
    expect(rekeyed([another, chat], chat, person)).toEqual([another, person]);
  });

  it('[195] make room by closing who was opened first, and open nobody twice', () => {
    const [first, second, third] = [ada, bo, club] as [WindowKey, WindowKey, WindowKey];
    expect(openBeside([first, second], third, 2)).toEqual([second, third]);
    expect(openBeside([first, second], first, 2)).toEqual([first, second]);
    expect(openBeside([first], second, 1)).toEqual([second]);
  });
});
