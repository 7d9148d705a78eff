import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newsletterErrors } from '@lyceum/contracts/newsletter';
import { Scheduler } from '@lyceum/kernel';
import { FakeHubspot, type HubspotMood } from '@lyceum/newsletter/testing';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import { filledIn, sendForm } from '../../src/testing/newsletter';
import { TestServer } from '../../src/testing/test-server';

let fake: FakeHubspot;
let server: TestServer;
beforeAll(async () => {
  fake = await FakeHubspot.start();
  server = await TestServer.start({
    environment: { HUBSPOT_URL: fake.url, HUBSPOT_PORTAL_ID: '12345', HUBSPOT_FORM_ID: 'form-1' },
  });
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});
beforeEach(async () => {
  fake.mood = 'well';
  fake.forms.length = 0;
});

const stateOf = async (email: string) => {
  const [row] = await server.database.query<{ state: string; reason: string | null }[]>(
    'SELECT state, reason FROM newsletter_forms WHERE email = $1',
    [email],
  );
  return row;
};

/** Waits no longer for who is away. */
async function lookAgain(): Promise<void> {
  await server.database.query(
    'UPDATE event_deliveries SET waits_for = NULL, next_try_at = now() WHERE waits_for IS NOT NULL',
  );
  await untilMailIsOut(server);
}

describe('the newsletter with HubSpot', () => {
  test('[219] posts portal, form, the four fields and the page, and says what the service says', async () => {
    const form = filledIn({ interest: 'EDUCATION_CONSULTING' });
    const answer = await sendForm(server, form);
    expect(answer.message).toBe("Thanks, we'll be in touch & soon.");
    expect(fake.forms).toEqual([
      {
        path: '/submissions/v3/integration/submit/12345/form-1',
        fields: {
          firstname: 'Mei Lin',
          email: form.email,
          phone: '+1 617 555 0142',
          i_m_interested_in: 'Education consulting',
        },
        pageUri: 'https://lyceum.example/about-us',
      },
    ]);
    expect(await stateOf(form.email)).toEqual({ state: 'TAKEN', reason: null });
    await untilMailIsOut(server);
    expect(await mailsTo(server, form.email)).toEqual([]);
  });

  test('[219] a service without words leaves them to us', async () => {
    fake.mood = 'wordless';
    expect(await sendForm(server, filledIn())).toEqual({ message: null, refusal: undefined });
  });

  test('[219] what the service will not have is refused in our words, and kept with the reason', async () => {
    fake.mood = 'refuses';
    const form = filledIn();
    const { refusal } = await sendForm(server, form);
    expect(refusal).toMatchObject({
      code: newsletterErrors.NOT_SUBMITTED.code,
      message: 'Sorry, there was an error submitting newsletter form',
    });
    const kept = await stateOf(form.email);
    expect(kept).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('BLOCKED_EMAIL') });
  });

  test.each<HubspotMood>(['fault', 'too much', 'silent'])(
    '[219] a form that could not be handed over (%s) is brought when the service is back, once',
    async (mood) => {
      fake.mood = mood;
      const form = filledIn();
      expect(await sendForm(server, form)).toEqual({ message: null, refusal: undefined });
      expect(await stateOf(form.email)).toMatchObject({ state: 'WAITING' });
      fake.mood = 'well';
      await lookAgain();
      expect(await stateOf(form.email)).toEqual({ state: 'TAKEN', reason: null });
      expect(fake.forms.map(({ fields }) => fields['email'])).toEqual([form.email]);
    },
    60_000,
  );

  test('what a process took in and did not end with is brought by the clock', async () => {
    const form = filledIn();
    await sendForm(server, form);
    fake.forms.length = 0;
    await server.database.query(
      `UPDATE newsletter_forms SET state = 'HELD', held_until = now() - interval '1 second' WHERE email = $1`,
      [form.email],
    );
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'newsletter.bring-left-forms'`,
    );
    await Promise.all([1, 2].map(() => server.app.get(Scheduler).runDue()));
    await untilMailIsOut(server);
    expect(await stateOf(form.email)).toEqual({ state: 'TAKEN', reason: null });
    expect(fake.forms).toHaveLength(1);
  });
});
