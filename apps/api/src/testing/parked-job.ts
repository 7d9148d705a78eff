import type { TestServer } from './test-server';

/** A delivery that was given up. @returns its id among the parked jobs */
export async function parkedJob(server: TestServer): Promise<string> {
  const [parked] = await server.database.query<{ id: string }[]>(`
    WITH event AS (
      INSERT INTO outbox_events (type, payload, relayed_at)
      VALUES ('uploads.files-erased', '{"keys":["media/galleries/none.webp"]}', now()) RETURNING id
    )
    INSERT INTO event_deliveries (event_id, subscriber, parked_at, parked_reason, parked_id, tries)
    SELECT id, 'uploads.remove-objects', now(), 'The store was away', uuidv7(), 5 FROM event
    RETURNING parked_id AS id`);
  return parked?.id ?? '';
}
