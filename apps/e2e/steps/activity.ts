import type { APIRequestContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from '../fixtures/test.ts';

/** A row of the activity log as the copy of one's data shows it. */
interface LoggedAction {
  readonly action: string;
  readonly path: string | null;
  readonly duration: number | null;
}

/** What the activity log holds of somebody, out of the copy of their data. */
export async function ownActions(request: APIRequestContext, token: string): Promise<LoggedAction[]> {
  const answer = await request.get('/account/export', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  const file = unzipSync(await answer.body())['activity.json'];
  if (!file) throw new Error('The copy has no activity');
  return (JSON.parse(strFromU8(file)) as { actions: LoggedAction[] }).actions;
}
