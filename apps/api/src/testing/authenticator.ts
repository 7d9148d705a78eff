import { testPassword } from '@lyceum/auth/testing';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './test-server';

const periodMilliseconds = 30_000;

/** An authenticator app on somebody's phone. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(readonly key: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(key) });
  }

  /** The code of this step, or of a later one. The server takes the present one and its neighbours, each once. */
  code(stepsAhead = 0): string {
    return this.totp.generate({ timestamp: Date.now() + stepsAhead * periodMilliseconds });
  }

  /** A code that is right neither now nor a minute around. */
  wrongCode(): string {
    const right = new Set([-2, -1, 0, 1, 2].map((steps) => this.code(steps)));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? ''
    );
  }
}

/** Sets up an authenticator app for the owner of the token; it has used the code of this step. */
export async function enableTotp(
  server: TestServer,
  token: string,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const call = (path: string) => server.http.post(path).set('authorization', `Bearer ${token}`);
  const started = await call('/auth/totp/start').send({ password: testPassword }).expect(200);
  const app = new Authenticator((started.body as { data: { key: string } }).data.key);
  const confirmed = await call('/auth/totp/confirm').send({ code: app.code() }).expect(200);
  return { app, ...(confirmed.body as { data: { recoveryCodes: string[] } }).data };
}

export interface Challenge {
  ticket: string;
  methods: string[];
}

/** The question that a right password leads to. */
export async function challengeOf(
  server: TestServer,
  email: string,
  keepLoggedIn = false,
): Promise<Challenge> {
  const answer = await server.http
    .post('/auth/sign-in')
    .send({ email, password: testPassword, keepLoggedIn })
    .expect(200);
  return (answer.body as { data: { secondFactor: Challenge } }).data.secondFactor;
}

/** Takes the sessions of somebody for ones that were opened with a second factor, before their first call. */
export async function proveSecondFactor(server: TestServer, { id }: { id: string }): Promise<void> {
  await server.database.query('UPDATE sessions SET has_second_factor = TRUE WHERE user_id = $1', [id]);
}
