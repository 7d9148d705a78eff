import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { signsEvery } from '@lyceum/contracts/realtime';
import { tellSigns } from './tell-signs';

const page = new EventTarget();
let sent: string[];
let isConnected: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() });
  [sent, isConnected] = [[], true];
  const send = (name: string): boolean => isConnected && sent.push(name) > 0;
  stop = tellSigns({ send }, page);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const move = (): boolean => page.dispatchEvent(new Event('pointermove'));

it('[157] tells of the first sign at once, of others every two minutes, and of nothing where there is none', () => {
  expect(sent).toEqual([]);
  move();
  move();
  expect(sent).toEqual(['session.active']);
  jest.advanceTimersByTime(signsEvery - 1);
  move();
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1);
  page.dispatchEvent(new Event('keydown'));
  expect(sent).toHaveLength(2);
  jest.advanceTimersByTime(10 * signsEvery);
  expect(sent).toHaveLength(2);
});

it('tells of the next sign once there is a connection, and no more when it is stopped', () => {
  isConnected = false;
  move();
  isConnected = true;
  move();
  expect(sent).toHaveLength(1);
  stop();
  jest.advanceTimersByTime(signsEvery);
  move();
  expect(sent).toHaveLength(1);
});
