import { describe, expect, test } from '@jest/globals';
import { columns, insertRow, setColumns } from './columns';
import { queryOf, statement } from './statement';

describe('a statement', () => {
  test('is given its values by their names, each as often as its text has it', () => {
    const made = statement('test.named', 'UPDATE users SET name = $name WHERE id = $id AND name <> $name');
    expect(queryOf(made, { id: 7, name: 'Ada' })).toEqual({
      name: 'test.named',
      text: 'UPDATE users SET name = $1 WHERE id = $2 AND name <> $1',
      values: ['Ada', 7],
    });
  });

  test('leaves PostgreSQL’s dollar-quoted texts alone', () => {
    expect(statement('test.quoted', 'DO $body$ BEGIN END $body$').text).toBe('DO $body$ BEGIN END $body$');
  });

  test('refuses a value that is missing, and one it does not know', () => {
    const made = statement('test.strict', 'SELECT FROM users WHERE id = $id');
    expect(() => queryOf(made, {})).toThrow('test.strict: id');
    expect(() => queryOf(made, { id: undefined as never })).toThrow('test.strict: id');
    expect(queryOf(made, { id: null }).values).toEqual([null]);
    expect(() => queryOf(made, { id: 7, ids: [] })).toThrow('test.strict: ids');
  });

  test('has a name of its own', () => {
    statement('test.taken', 'SELECT 1');
    expect(() => statement('test.taken', 'SELECT 2')).toThrow('test.taken');
  });

  test('does not count its parameters', () => {
    expect(() => statement('test.counted', 'SELECT $1')).toThrow('test.counted');
  });
});

test('columns have the names of the model', () => {
  const user = columns(['id', 'fullName'], { isAwake: 'erased_at IS NULL' });
  expect(user('u')).toBe('u.id AS "id", u.full_name AS "fullName", erased_at IS NULL AS "isAwake"');
});

test('a row is inserted by the names of the model', () => {
  expect(insertRow('users', ['fullName', 'email'], 'RETURNING id')).toBe(
    'INSERT INTO users (full_name, email) VALUES ($fullName, $email) RETURNING id',
  );
});

test('a row is changed by the names of the model', () => {
  expect(setColumns(['fullName', 'email'])).toBe('full_name = $fullName, email = $email');
});
