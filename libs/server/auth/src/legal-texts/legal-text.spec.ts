import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseLegalText } from './legal-text';

const file = (head: string, body = 'Welcome to {brand}.'): string => `---\n${head}\n---\n\n${body}\n`;

describe('a text of the owner', () => {
  test('has its version, its date and the brand’s name', () => {
    const text = parseLegalText('a.md', file(`# a note\nversion: '2.1'\npublishedAt: 2026-11-01`), 'Nova');
    expect(text).toEqual({
      version: '2.1',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      markdown: 'Welcome to Nova.',
    });
  });

  test('may have been written on Windows', () => {
    const windows = file('version: 3\npublishedAt: 2026-11-01').replaceAll('\n', '\r\n');
    expect(parseLegalText('a.md', windows, 'Nova')).toMatchObject({
      version: '3',
      markdown: 'Welcome to Nova.',
    });
  });

  test.each([
    ['no front matter', 'Welcome.', 'a.md must begin with front matter'],
    ['no version', file('publishedAt: 2026-11-01'), 'The front matter of a.md has no valid version.'],
    [
      'a day that does not exist',
      file('version: 1\npublishedAt: 2026-02-30'),
      'The front matter of a.md has no valid publishedAt.',
    ],
  ])('with %s stops the server with a sentence', (_, text, message) => {
    expect(() => parseLegalText('a.md', text, 'Nova')).toThrow(message);
  });

  test.each(['terms-of-service.md', 'privacy-policy.md'])('%s of the repository can be read', (name) => {
    const text = readFileSync(join(import.meta.dirname, '../../../../../content', name), 'utf8');
    const { version, markdown } = parseLegalText(name, text, 'Nova');
    expect(version).not.toBe('');
    expect(markdown).toMatch(/^# .*Nova|^# /);
    expect(markdown).toContain('Nova');
    expect(markdown).not.toMatch(/\{\w+\}/);
  });
});
