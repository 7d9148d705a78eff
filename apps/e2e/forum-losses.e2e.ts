import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { callApi, join, newForum, newMember, write } from './steps/forum.ts';
import { openForum } from './steps/forum-screens.ts';
import { startSignedIn } from './steps/people.ts';

// What must not get lost: news while the connection is away, claps of a closed page.
test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test('threads written while the connection was lost are announced once it is back', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const reader = await newMember(request);
  await join(request, reader, forum);
  await write(request, admin, forum, 'The first one');
  await startSignedIn(page, reader.token);
  // Sockets of this page lead through the test, which cuts them, and lets the next one through when it is time.
  const sockets: { close(): Promise<void> }[] = [];
  const [connected, back] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.routeWebSocket(/socket/, async (socket) => {
    if (sockets.length > 0) await back.promise;
    sockets.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      // How socket.io says that the connection stands.
      if (message.toString().startsWith('40')) connected.resolve(undefined);
    });
  });
  await openForum(page, forum);
  const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['The first one']);
  await connected.promise;
  await Promise.all(sockets.map((socket) => socket.close()));
  await write(request, admin, forum, 'Written meanwhile');
  back.resolve(undefined);
  const pill = page.getByRole('button', { name: '1 new', exact: true });
  await expect(pill).toBeVisible({ timeout: 30_000 });
  await expect(titles).toHaveText(['The first one']);
  await pill.click();
  await expect(titles.first()).toHaveText('Written meanwhile');
});

test('[93] claps of the last moment are sent when the page is closed', async ({ page, request }) => {
  const { forum, admin } = await newForum(request);
  const reader = await newMember(request);
  await join(request, reader, forum);
  const title = `Kites ${randomUUID()}`;
  const threadId = await write(request, admin, forum, title);
  await startSignedIn(page, reader.token);
  await page.goto(`/thread/${threadId}`);
  const clap = page.getByRole('dialog', { name: title }).getByRole('button', { name: /^Clap, / });
  await expect(clap).toBeVisible();
  // At once, before a burst would be over by itself.
  await clap.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
    window.location.assign('about:blank');
  });
  await expect
    .poll(async () => {
      const { getThread } = await callApi<{ getThread: { claps: number } }>(
        request,
        admin.token,
        'query ($t: ID!, $u: ID!) { getThread(threadId: $t, userId: $u) { claps } }',
        { t: threadId, u: admin.id },
      );
      return getThread.claps;
    })
    .toBe(3);
});
