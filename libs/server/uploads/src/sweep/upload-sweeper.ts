import { Injectable } from '@nestjs/common';
import { uploadsLimits } from '@lyceum/contracts/uploads';
import { Every, statement, UnitOfWork } from '@lyceum/kernel';
import { keysOf } from '../keys';
import { incomingKey, ObjectStore } from '../object-store/object-store.port';

/** Uploads of one transaction; a run goes on until none is left. */
const batchSize = 50;

/** Those a check holds just now are locked and left to it; those refused are remembered for a month, those deleted for an undo. */
const dueStatement = statement<{ id: string; url: string; state: string }>(
  'uploads.due',
  `SELECT id, url, state FROM uploads
  WHERE (state = 'PENDING' AND completes_by < now())
     OR (state = 'REFUSED' AND finished_at < now() - interval '30 days')
     OR (deleted_at < now() - make_interval(mins => ${uploadsLimits.undoMinutes}))
  ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
);

const removeStatement = statement(
  'uploads.remove',
  `WITH gone AS (DELETE FROM uploads WHERE id = ANY($ids) RETURNING owner_id, is_counted, size, stored_bytes, state),
  sums AS (
    SELECT owner_id, COALESCE(sum(CASE state WHEN 'PENDING' THEN size ELSE stored_bytes END) FILTER (WHERE is_counted), 0) AS bytes,
           count(*) FILTER (WHERE state = 'PENDING') AS uploads
    FROM gone WHERE state <> 'REFUSED' GROUP BY owner_id
  )
  UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - sums.bytes), pending = GREATEST(0, u.pending - sums.uploads)
  FROM sums WHERE u.owner_id = sums.owner_id`,
);

/** Clears away what was begun and never finished, and what staff deleted. Any number may run at once. */
@Injectable()
export class UploadSweeper {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: ObjectStore,
  ) {}

  /** @returns how many uploads this run forgot */
  @Every('uploads.sweep', { minutes: 15 })
  async sweep(): Promise<number> {
    let swept = 0;
    for (;;) {
      const count = await this.sweepBatch();
      swept += count;
      if (count < batchSize) break;
    }
    const keptMinutes = uploadsLimits.signedMinutes + uploadsLimits.completionMinutes;
    // What came without a row, or outlived it: a second PUT to an object store, a file cut off by a crash.
    await this.store.sweepIncoming(new Date(Date.now() - 2 * keptMinutes * 60_000));
    return swept;
  }

  private sweepBatch(): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const due = await transaction.rows(dueStatement);
      const kept = due.filter(({ state }) => state !== 'REFUSED');
      await this.store.remove(kept.flatMap(({ id, url }) => [incomingKey(id), ...keysOf(url)]));
      await transaction.count(removeStatement, { ids: due.map(({ id }) => id) });
      return due.length;
    });
  }
}
