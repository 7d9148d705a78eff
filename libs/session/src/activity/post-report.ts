import { apiFetch } from '../api-fetch';
import { session } from '../session';

/**
 * Sends a report under the present session. While the page is being left there is no time to renew a token: the call
 * then goes out at once, with the one there is, and outlives the page.
 * @throws ApiError when the server refuses, NetworkError when no answer arrives; nothing while leaving
 */
export async function postReport(path: string, body: unknown, isLeaving: boolean): Promise<void> {
  if (!isLeaving) {
    await apiFetch(path, { method: 'POST', body, keepalive: true });
    return;
  }
  const { state } = session;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (state.status === 'signed-in') headers['authorization'] = `Bearer ${state.token}`;
  void fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}
