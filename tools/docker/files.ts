import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The variables a file of `NAME=value` lines sets, and the comment above each. */
export function readEnvironmentFile(path: string): Map<string, { value: string; comment: string }> {
  const variables = new Map<string, { value: string; comment: string }>();
  const lines = readText(path).split('\n');
  for (const [index, line] of lines.entries()) {
    const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) variables.set(name, { value, comment: lines[index - 1] ?? '' });
  }
  return variables;
}
