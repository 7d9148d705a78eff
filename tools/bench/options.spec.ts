import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

const known = ['me', 'users'];

describe('options of the bench', () => {
  it('measures everything by default', () => {
    expect(readOptions([], known)).toEqual({
      rows: known,
      rounds: 7,
      requests: 1_500,
      users: 100_000,
      threads: 20_000,
      posts: 500_000,
      events: 1_000_000,
      seconds: 150,
    });
  });

  it('takes names of rows and numbers', () => {
    const argv = ['--rows', 'users, users', '--rounds', '3', '--requests=500', '--seconds', '60'];
    const forum = ['--users', '1000000', '--threads', '200000', '--posts', '5000000', '--events', '50000000'];
    expect(readOptions([...argv, ...forum], known)).toEqual({
      rows: ['users'],
      rounds: 3,
      requests: 500,
      users: 1_000_000,
      threads: 200_000,
      posts: 5_000_000,
      events: 50_000_000,
      seconds: 60,
    });
  });

  it.each([
    [['--rows', 'you'], 'No row you. There are: me, users.'],
    [['--rounds', '2'], '--rounds must be a whole number from 3 to 15.'],
    [['--requests', 'many'], '--requests must be a whole number from 100 to 3000.'],
  ])('refuses %j', (argv, message) => {
    expect(() => readOptions(argv, known)).toThrow(message);
  });
});
