import type { DemoSeeder } from '@lyceum/database';
import type { Config } from '@lyceum/kernel';
import { addDemoDocument } from '@lyceum/uploads';
import { ReceiptKeys } from '../receipts/receipt-keys';
import type { Unsigned } from '../receipts/receipt.statements';
import { makeReceipt } from '../receipts/signed-receipt';

type Manager = Parameters<DemoSeeder['seed']>[0];

const essay = `Voice and point of view

My grandmother tells every story twice: once as it was, once as it should have been. It took me years to hear that the second
one was true as well.
`;

/** What the demo student handed in for the second lesson is a file, where this server keeps files itself. */
export async function seedHandedInFile(manager: Manager, config: Config): Promise<void> {
  if (config.OBJECT_STORE_BUCKET !== undefined) return;
  const [work] = await manager.query<{ id: string; ownerId: string; at: Date }[]>(`
    SELECT s.id, s.user_id AS "ownerId", s.submitted_at AS at FROM live_student_homeworks s
    JOIN live_homeworks h ON h.id = s.homework_id JOIN live_lessons l ON l.id = h.lesson_id JOIN users u ON u.id = s.user_id
    WHERE l.lesson_number = 2 AND u.email = 'student@lyceum.example'`);
  if (!work) return;
  const name = 'Voice and point of view.txt';
  const sent = { ownerId: work.ownerId, folder: 'homework', name, type: 'text/plain' } as const;
  const bytes = Buffer.from(essay);
  const { url, sha256 } = await addDemoDocument(manager, config, { ...sent, bytes, at: work.at });
  await manager.query('UPDATE live_student_homeworks SET link = $2, file_name = $3 WHERE id = $1', [
    work.id,
    url,
    name,
  ]);
  await manager.query(
    'UPDATE live_submissions SET link = $2, file_name = $3, work_sha256 = $4 WHERE student_homework_id = $1',
    [work.id, url, name, sha256],
  );
}

/** Receipts of all that was handed in. */
export async function seedReceipts(manager: Manager, config: Config): Promise<void> {
  const now = new Date();
  const key = new ReceiptKeys(config).at(now);
  await manager.query(
    'INSERT INTO live_receipt_keys (id, x, signs_from, signs_until) VALUES ($1, $2, $3, $4)',
    [key.id, key.x, key.signsFrom, key.signsUntil],
  );
  const rows = await manager.query<Unsigned[]>(`
    SELECT e.student_homework_id AS "studentHomeworkId", e.number, s.user_id AS "userId", e.link, e.file_name AS "fileName",
      e.work_sha256 AS sha256, e.submitted_at AS "submittedAt"
    FROM live_submissions e JOIN live_student_homeworks s ON s.id = e.student_homework_id`);
  for (const row of rows) {
    const { code, salt, receipt } = makeReceipt(row, { key, issuer: config.publicUrl, now });
    await manager.query(
      `UPDATE live_submissions SET receipt_code = $3, receipt = $4, receipt_salt = $5, receipt_key_id = $6
       WHERE student_homework_id = $1 AND number = $2`,
      [row.studentHomeworkId, row.number, code, receipt, salt, key.id],
    );
  }
}
