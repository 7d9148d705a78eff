import { expect, test } from './fixtures/test.ts';
import { ownActions } from './steps/activity.ts';
import { createAccount, fetchToken, somebody, startSignedIn } from './steps/people.ts';

interface Action {
  readonly actionType: string;
  readonly path: string;
  readonly duration: number;
}

test.describe('what a browser reports', () => {
  test('[239] [240] [241] the pages somebody signed in looks at for two seconds or more, by their pattern, and that they logged out', async ({
    page,
    request,
  }) => {
    test.slow();
    const person = somebody();
    const token = await createAccount(request, person);
    const reported: Action[] = [];
    const answers: number[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/user-actions')) reported.push(...(call.postDataJSON() as Action[]));
    });
    page.on('response', (answer) => {
      if (answer.url().endsWith('/user-actions')) answers.push(answer.status());
    });
    await page.clock.install();
    await startSignedIn(page, token);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The reporter is loaded behind the page.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(4_000);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Konnect', exact: true })
      .click();
    await expect(page).toHaveURL('/konnect');
    await page.clock.fastForward(3_000);
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(answers).toContain(200);
    }).toPass();
    const [first] = reported;
    expect(first).toMatchObject({ actionType: 'PAGE_VIEW', path: '/settings' });
    expect(first?.duration).toBeGreaterThanOrEqual(4_000);
    expect((first?.duration ?? 1) % 100).toBe(0);

    expect(await ownActions(request, token)).toContainEqual(
      expect.objectContaining({ action: 'PAGE_VIEW', path: '/settings' }),
    );

    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/');
    const later = await fetchToken(request, person);
    await expect(async () => {
      const logOuts = (await ownActions(request, later)).filter(({ action }) => action === 'LOGOUT');
      expect(logOuts).toMatchObject([{ path: '/konnect' }]);
    }).toPass();
  });

  test('[239] [245] nothing of a visitor but the id of the device, with errors alone', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (call) => {
      if (/\/(user-actions|fe-logs)$/.test(call.url())) calls.push(new URL(call.url()).pathname);
    });
    await page.clock.install();
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(10_000);
    const sent = page.waitForRequest((call) => call.url().endsWith('/fe-logs'));
    await page.evaluate(() => reportError(new Error('of nobody@example.org')));
    const report = (await sent).postDataJSON() as {
      deviceId: string;
      logs: { message: string; level: string }[];
    };
    expect(report.deviceId).toMatch(/^anonymous-user-[\da-f-]{36}$/);
    expect(await page.evaluate(() => localStorage.getItem('deviceId'))).toBe(report.deviceId);
    expect(report.logs).toMatchObject([{ level: 'error', message: 'Error: of nobody@example.org' }]);
    await page.goto('/login');
    expect(calls).toEqual(['/fe-logs']);
  });
});
