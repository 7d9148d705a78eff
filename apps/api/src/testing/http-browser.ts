import request from 'supertest';
import type { TestServer } from './test-server';

/** Where the test's server believes to be reached; addresses it makes begin with it. */
export const publicUrl = 'http://localhost:4999';

/** Where a sign-in over another service left the browser. */
export interface Ending {
  /** Of the login page's address, e.g. `?next=%2Fcourses`. */
  query: string;
  /** Name and decoded value of the fragment: `['social', 'done']`. */
  fragment: [string, string];
}

/** What somebody grown up says of themselves. */
export const grownUp = { role: 'STUDENT', dateOfBirth: '1999-12-31', country: 'NZ', guardianEmail: '' };

/** A browser without a screen: keeps its cookies and goes where it is sent. */
export class HttpBrowser {
  private readonly agent: ReturnType<typeof request.agent>;

  constructor(server: TestServer) {
    this.agent = request.agent(server.url);
  }

  /** Leaves for another service. @returns the address there */
  async leaveFor(provider: string, query: Record<string, string> = {}): Promise<URL> {
    const answer = await this.agent.get(`/auth/social/${provider}`).query(query).redirects(0).expect(302);
    return new URL(answer.headers['location'] ?? '', publicUrl);
  }

  /** Comes back and is led somewhere else than to the login page. @returns where */
  async returnElsewhere(callback: string | URL): Promise<string> {
    const { pathname, search } = new URL(callback);
    const answer = await this.agent
      .get(pathname + search)
      .redirects(0)
      .expect(302);
    return answer.headers['location'] ?? '';
  }

  /** Comes back with the address that the service sent it to, and says who they are if that is asked. */
  async return(callback: string | URL): Promise<Ending> {
    const ending = await this.returnSilently(callback);
    const [name, question] = ending.fragment;
    if (name !== 'about-you') return ending;
    const { ticket } = JSON.parse(question) as { ticket: string };
    const { status, body } = await this.post('/auth/about-you', { ticket, ...grownUp });
    const { data, error } = body as { data?: { secondFactor?: object }; error?: { code: string } };
    if (status !== 200) return { ...ending, fragment: ['social-error', error?.code ?? ''] };
    if (data?.secondFactor)
      return { ...ending, fragment: ['second-factor', JSON.stringify(data.secondFactor)] };
    return { ...ending, fragment: ['social', 'done'] };
  }

  /** Comes back and answers nothing. */
  async returnSilently(callback: string | URL): Promise<Ending> {
    const { pathname, search } = new URL(callback);
    return endingOf(
      await this.agent
        .get(pathname + search)
        .redirects(0)
        .expect(302),
    );
  }

  /** Comes back by a form that a page of another site posts: no cookie goes with it, and the answer is a GET. */
  async postBack(action: string, fields: Record<string, string>, server: TestServer): Promise<Ending> {
    const answer = await server.http
      .post(new URL(action).pathname)
      .type('form')
      .set('origin', 'https://appleid.example')
      .send(fields)
      .redirects(0)
      .expect(303);
    return this.return(new URL(answer.headers['location'] ?? '', publicUrl));
  }

  post(path: string, body: object = {}): request.Test {
    return this.agent.post(path).send(body);
  }

  /** The access token of the session that the cookie belongs to. */
  async token(): Promise<string> {
    const answer = await this.post('/auth/refresh').expect(200);
    return (answer.body as { data: { token: string } }).data.token;
  }
}

export function endingOf({ headers }: { headers: Record<string, string | undefined> }): Ending {
  const { pathname, search, hash } = new URL(headers['location'] ?? '', publicUrl);
  if (pathname !== '/login') throw new Error(`Led to ${pathname} instead of the login page`);
  const [name = '', value = ''] = hash.slice(1).split('=');
  return { query: search, fragment: [name, decodeURIComponent(value)] };
}
