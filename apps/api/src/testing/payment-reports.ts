import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server';

/** A report of a provider about a payment that nobody began. @returns its id */
export async function oddReportIn(server: TestServer): Promise<string> {
  const [report] = await server.database.query<{ id: string }[]>(
    `INSERT INTO provider_reports (provider, event_id, body, report, handled_at, outcome)
     VALUES ('sandbox', $1, '', '{"amountMinor": 1, "currency": "USD"}', now(), 'UNKNOWN_PAYMENT') RETURNING id`,
    [randomUUID()],
  );
  return report?.id ?? '';
}
