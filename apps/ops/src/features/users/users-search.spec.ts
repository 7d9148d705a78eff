import { describe, expect, it } from '@jest/globals';
import { tableQuerySchema, usersTable } from '@lyceum/contracts';
import { nextPage, previousPage, refined, toListInput, usersSearchSchema } from './users-search';

const first = usersSearchSchema.parse({});

describe('the address of the users page', () => {
  it('walks forth and back through pages', () => {
    const third = nextPage(nextPage(first, 'aa'), 'bb');
    expect(toListInput(third)).toMatchObject({ cursor: 'bb' });
    expect(toListInput(previousPage(third))).toMatchObject({ cursor: 'aa' });
    expect(previousPage(previousPage(third))).toEqual(first);
  });

  it('stays short however far one walks, and remains valid', () => {
    const far = Array.from({ length: 200 }, (_, page) => `c${page}`).reduce(nextPage, first);
    expect(far.trail).toHaveLength(30);
    expect(usersSearchSchema.parse(far)).toEqual(far);
    expect(toListInput(far)).toMatchObject({ cursor: 'c199' });
  });

  it('begins at the first page when the filter changes', () => {
    expect(refined(nextPage(first, 'aa'), { search: 'mei', role: 'TEACHER' })).toEqual({
      ...first,
      search: 'mei',
      role: 'TEACHER',
    });
  });

  it('makes calls the contract accepts', () => {
    for (const search of [first, nextPage(first, 'aa'), refined(first, { role: 'ADMIN', sortBy: 'email' })]) {
      expect(tableQuerySchema(usersTable).safeParse(toListInput(search)).success).toBe(true);
    }
  });

  it('ignores what does not fit', () => {
    const damaged = { search: 7, role: 'KING', sortBy: 'hash', direction: 'up', trail: ['no cursor!'] };
    expect(usersSearchSchema.parse(damaged)).toEqual(first);
  });
});
