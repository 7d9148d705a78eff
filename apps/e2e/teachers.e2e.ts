import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { callApi, join, type Member, newForum, newMember, write } from './steps/forum.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';
import { reply } from './steps/replies.ts';

const expect = expectAtOnce.configure({ timeout: 20_000 });

/** The demo's Educator or one of their students: who teaches whom cannot be entered yet. */
async function demoMember(request: APIRequestContext, email: string): Promise<Pick<Member, 'id' | 'token'>> {
  const { password } = demoAccounts.teacher;
  const token = await fetchToken(request, { email, password });
  const { me } = await callApi<{ me: { id: string } }>(request, token, '{ me { id } }');
  return { id: me.id, token };
}

test('an Educator finds what a student asks, highlights an answer to it and begins a discussion with a due date', async ({
  page,
  request,
}) => {
  const [{ forum }, helper] = await Promise.all([newForum(request), newMember(request, 'Hana')]);
  const [student, teacher] = await Promise.all([
    demoMember(request, 'member-9@lyceum.example'),
    demoMember(request, demoAccounts.teacher.email),
  ]);
  for (const person of [student, helper, teacher]) await join(request, person as Member, forum);
  const title = `Why do swifts sleep in flight? ${randomUUID().slice(0, 8)}`;
  const threadId = await write(request, student as Member, forum, title);
  await reply(request, helper, threadId, 'One half of the brain sleeps at a time.');

  await startSignedIn(page, teacher.token);
  await test.step('home says whose students ask, and leads to all of it in the forum', async () => {
    await page.goto('/konnect');
    const students = page.getByRole('region', { name: 'Your students' });
    await expect(students.getByRole('link', { name: title })).toBeVisible();
    await students.getByRole('link', { name: 'All their threads' }).click();
    await expect(page).toHaveURL(/tab=students/);
    await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
  });
  const thread = page.getByRole('dialog', { name: title });
  await test.step('an answer is highlighted, and whoever opens the thread reads it first', async () => {
    await thread.getByRole('button', { name: `More about the reply by ${helper.name}` }).click();
    await page.getByRole('menuitem', { name: 'Highlight this answer' }).click();
    await expect(thread.getByText('Highlighted by an Educator')).toBeVisible();
    await page.reload();
    const highlight = thread.getByRole('region', { name: 'Highlighted by an Educator' });
    await expect(highlight).toContainText('One half of the brain sleeps at a time.');
  });
  await test.step('a discussion with a due date says so to those who are to take part', async () => {
    await page.goto(`/community/${forum.name}/createThread`);
    await page.getByLabel('Title').fill(`Birds of our town ${forum.displayName}`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Which ones do you hear?');
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Due date').fill(day);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const discussion = page.getByRole('dialog', { name: `Birds of our town ${forum.displayName}` });
    await expect(discussion.getByText(/^Due /)).toBeVisible();
    await page.goto(`/community/${forum.name}`);
    const card = page.getByRole('article', { name: `Birds of our town ${forum.displayName}` });
    await expect(card.getByText(/^Due /)).toBeVisible();
  });
});
