import type { OutgoingCalls } from '@lyceum/kernel';

/**
 * Calls an OAuth 2 service. WeChat labels its JSON as text, so the label is not asked for.
 * @throws Error naming the status; the body may hold what must not be logged
 */
export async function fetchJson(calls: OutgoingCalls, url: URL): Promise<unknown> {
  const answer = await calls.fetch(`Sign-in (${url.host})`, url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${url.host}${url.pathname} answered ${answer.status}`);
  return JSON.parse(await answer.text()) as unknown;
}

/** An address with these parameters. */
export function urlWith(base: string, parameters: Readonly<Record<string, string>>): URL {
  return new URL(`${base}?${new URLSearchParams(parameters).toString()}`);
}

/** The code of a callback that belongs to this attempt. @throws Error when the state is not ours or there is no code */
export function codeOf({ searchParams }: URL, state: string): string {
  if (searchParams.get('state') !== state) throw new Error('The state is not the one we gave');
  const code = searchParams.get('code');
  if (!code) throw new Error(`There is no code: ${searchParams.get('error') ?? 'refused'}`);
  return code;
}
