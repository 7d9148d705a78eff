import { isDeepStrictEqual } from 'node:util';
import type { CpuCase } from '../row.ts';
import { sendOnce } from '../call.ts';
import type { CallSource } from './load.ts';

export interface Side {
  readonly url: string;
  readonly calls: CallSource;
}

/**
 * Asks both sides once and compares what they say: a fast wrong answer is worth nothing.
 * @throws Error that shows both answers when they differ
 */
export async function assertSameAnswers(measured: CpuCase, ours: Side, reference: Side): Promise<void> {
  const ourContent = await contentOf(measured, ours);
  const bareContent = await contentOf(measured, reference);
  if (isDeepStrictEqual(ourContent, bareContent)) return;
  const shown = [ourContent, bareContent].map((content) => JSON.stringify(content).slice(0, 600));
  throw new Error(`${measured.title}: the answers differ.\n  ours      ${shown.join('\n  reference ')}`);
}

async function contentOf(measured: CpuCase, { url, calls }: Side): Promise<unknown> {
  const call = calls.next();
  const answer = await sendOnce(url, call);
  return measured.contentOf ? await measured.contentOf(answer, call) : answer;
}
