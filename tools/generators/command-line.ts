import { dirname } from 'node:path';
import { GeneratorError } from './generator-error.ts';
import type { WrittenFile } from './workspace.ts';

/** The repository this generator belongs to. */
export const repositoryRoot = dirname(dirname(import.meta.dirname));

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function sayFiles(files: readonly WrittenFile[]): void {
  for (const { path, kind } of files) say(`  ${kind.padEnd(9)}${path}`);
}

/** Prints what to do next, one numbered line a step. */
export function sayNext(steps: readonly string[]): void {
  say('\nNext:');
  for (const [index, step] of steps.entries()) say(`  ${String(index + 1)}. ${step}`);
}

/** Runs a generator; a refusal is one sentence on stderr and exit code 1, together with how to use it. */
export async function runGenerator(usage: string, generate: () => Promise<void>): Promise<void> {
  try {
    await generate();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    process.stderr.write(`${error.message}\n\nUsage: ${usage}\n`);
    process.exitCode = 1;
  }
}

/** Ours, or node's about an unknown option. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof GeneratorError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
