import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClassCalls } from './classes';
import type { Person } from './people';

const run = promisify(execFile);
const documentation = join(import.meta.dirname, '../../../../docs/receipts.md');

/** Something handed in, as its history tells it. */
export interface HandedInOnce {
  number: number;
  submittedLink: string;
  late: boolean;
  receiptCode: string | null;
}

/** A receipt file, as its owner has it. */
export interface ReceiptFile {
  receipt: string;
  check: string;
}

/** The calls around receipts, as screens and visitors send them. */
export class ReceiptCalls extends ClassCalls {
  submissions(person: Person, id: string) {
    return this.ask<{ getHomeworkSubmissions: HandedInOnce[] } | null>(
      person,
      `query ($id: ID!) { getHomeworkSubmissions(userLiveLessonHomeworkId: $id) {
         number submittedLink late receiptCode } }`,
      { id },
    );
  }

  file(person: Person, code: string) {
    return this.ask<{ getSubmissionReceiptFile: { fileName: string; content: string } } | null>(
      person,
      'query ($code: String!) { getSubmissionReceiptFile(code: $code) { fileName content } }',
      { code },
    );
  }

  async ownFile(person: Person, code: string): Promise<ReceiptFile> {
    const { data } = await this.file(person, code);
    return JSON.parse(data?.getSubmissionReceiptFile.content ?? '{}') as ReceiptFile;
  }
}

/** Runs the script of the documentation, as whoever reads that does. @returns what it says; null where it refuses */
export async function checkOffline(
  receipt: ReceiptFile,
  keys: unknown,
  work?: Buffer,
): Promise<string | null> {
  const [script = ''] = /(?<=```js\n).*?(?=```)/s.exec(await readFile(documentation, 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  const files = {
    'check-receipt.mjs': script,
    'receipt.json': JSON.stringify(receipt),
    'keys.json': JSON.stringify(keys),
  };
  const all = { ...files, ...(work && { work }) };
  try {
    for (const [name, content] of Object.entries(all)) await writeFile(join(folder, name), content);
    const { stdout } = await run(process.execPath, Object.keys(all), { cwd: folder });
    return stdout;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true });
  }
}
