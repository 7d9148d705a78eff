import { beforeAll, describe, expect, test } from '@jest/globals';
import { newsletterErrors } from '@lyceum/contracts/newsletter';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { ReaderMailboxes } from '@lyceum/newsletter';
import { mailsTo, nthMailTo, type ReceivedMail, untilMailIsOut } from '../../src/testing/mails';
import { filledIn, sendForm } from '../../src/testing/newsletter';
import { buildPerson } from '../../src/testing/people';
import { exportedFiles } from '../../src/testing/exported';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const linkIn = ({ text }: Pick<ReceivedMail, 'text'>): string => {
  const code = /\/newsletter\/([\w.-]+)/.exec(text)?.[1];
  if (code === undefined) throw new Error(`No link in:\n${text}`);
  return code;
};

async function confirm(code: string): Promise<{ email: string; interest: string } | string | undefined> {
  const query = 'mutation ($code: String!) { confirmNewsletter(code: $code) { email interest } }';
  const { body } = await server.graphql(query, { variables: { code } });
  const { data, errors } = body as {
    data: { confirmNewsletter: { email: string; interest: string } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.confirmNewsletter;
}

const readers = (email: string) =>
  server.database.query<{ name: string; interests: string[] }[]>(
    'SELECT name, interests FROM newsletter_readers WHERE email = $1',
    [email],
  );

describe('the newsletter without a marketing service', () => {
  test('[217] is refused field by field', async () => {
    const { refusal } = await sendForm(server, filledIn({ name: ' ', email: 'mei@', phone: '12' }));
    expect(refusal?.issues?.map(({ path, message }) => [path.split('.').at(-1), message]).sort()).toEqual([
      ['email', 'Please provide a valid email address'],
      ['name', 'Required'],
      ['phone', 'Please provide a valid phone number'],
    ]);
  });

  test('[217] of who is younger than 16 nothing is kept', async () => {
    const form = filledIn({ age: 'UNDER_16' });
    const { refusal } = await sendForm(server, form);
    expect(refusal?.issues?.map(({ message }) => message)).toEqual([
      'Please ask a parent, guardian or teacher to fill this in for you.',
    ]);
    const kept = await server.database.query('SELECT FROM newsletter_forms WHERE email = $1', [form.email]);
    expect(kept).toEqual([]);
  });

  test('[219] goes to whoever used the link in the mail, however often, and to nobody before', async () => {
    const form = filledIn({ interest: 'ONLINE_COURSES' });
    expect(await sendForm(server, form)).toEqual({ message: null, refusal: undefined });
    const mail = await nthMailTo(server, form.email);
    expect(mail.text).toContain('Online courses');
    expect(await readers(form.email)).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await confirm(linkIn(mail))).toEqual({ email: form.email, interest: 'ONLINE_COURSES' });
    expect(await readers(form.email)).toEqual([{ name: 'Mei Lin', interests: ['ONLINE_COURSES'] }]);
  });

  test('[219] the answer and the mail are the same for who reads it already, whose words stay until they confirm', async () => {
    const form = filledIn();
    await sendForm(server, form);
    const first = await nthMailTo(server, form.email);
    await confirm(linkIn(first));
    const stranger = { ...form, name: 'Somebody Else', interest: 'COLLEGE_COUNSELING' as const };
    expect(await sendForm(server, stranger)).toEqual({ message: null, refusal: undefined });
    const second = await nthMailTo(server, form.email, 2);
    expect(second.subject).toBe(first.subject);
    expect(await readers(form.email)).toEqual([{ name: 'Mei Lin', interests: ['MODEL_G20'] }]);
    await confirm(linkIn(second));
    expect(await readers(form.email)).toEqual([
      { name: 'Somebody Else', interests: ['COLLEGE_COUNSELING', 'MODEL_G20'] },
    ]);
  });

  test('writes to one address three times a day, whoever types it, and says nothing of it', async () => {
    const form = filledIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm(server, form)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ message: null, refusal: undefined })));
    await untilMailIsOut(server);
    expect(await mailsTo(server, form.email)).toHaveLength(3);
  });

  test('a link that is made up, of another form or too old puts nobody on the list', async () => {
    const [mine, other] = [filledIn(), filledIn()];
    await Promise.all([sendForm(server, mine), sendForm(server, other)]);
    const [code, otherCode] = await Promise.all(
      [mine, other].map(async ({ email }) => linkIn(await nthMailTo(server, email))),
    );
    const [id = ''] = (code ?? '').split('.');
    const [, signature = ''] = (otherCode ?? '').split('.');
    for (const wrong of ['x', `${id}.`, `${id}.${signature}`, `${code ?? ''}x`])
      expect([wrong, await confirm(wrong)]).toEqual([wrong, newsletterErrors.LINK_NOT_VALID.code]);
    await server.database.query(
      `UPDATE newsletter_forms SET sent_in_at = now() - interval '8 days' WHERE email = $1`,
      [mine.email],
    );
    expect(await confirm(code ?? '')).toBe(newsletterErrors.LINK_NOT_VALID.code);
    expect(await readers(mine.email)).toEqual([]);
  });

  test('what came in under somebody’s e-mail is in the copy of their data', async () => {
    const person = await buildPerson(server);
    await sendForm(server, filledIn({ email: person.email, phone: '+1 212 555 0199' }));
    const files = await exportedFiles(server, person);
    expect(JSON.stringify(files['newsletter.json'])).toContain('+1 212 555 0199');
  });

  test('[266] who has not shown that an address is theirs is told nothing of what came in under it, and takes none of it along', async () => {
    const stranger = await buildPerson(server);
    await sendForm(server, filledIn({ email: stranger.email, phone: '+1 212 555 0177' }));
    await confirm(linkIn(await nthMailTo(server, stranger.email)));
    await server.database.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [stranger.id]);
    const sources = server.app.get(PersonalDataSources);
    const { forms, list } = (await sources.exportAll(stranger.id)).get('newsletter') as Record<
      string,
      object[]
    >;
    expect([forms, list]).toEqual([[], []]);
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, stranger.id));
    expect(await readers(stranger.email)).toHaveLength(1);
  });

  test('[237] a reader is known by the mailbox that their alias leads to, also whom an older release put on the list', async () => {
    const form = filledIn({ email: 'Li.Na+news@googlemail.com' });
    await sendForm(server, form);
    await confirm(linkIn(await nthMailTo(server, form.email.toLowerCase())));
    const mailbox = () =>
      server.database.query('SELECT normalized_email AS mailbox FROM newsletter_readers WHERE email = $1', [
        form.email,
      ]);
    expect(await mailbox()).toEqual([{ mailbox: 'lina@gmail.com' }]);
    await server.database.query('UPDATE newsletter_readers SET normalized_email = NULL');
    await server.app.get(ReaderMailboxes).noteAll();
    expect(await mailbox()).toEqual([{ mailbox: 'lina@gmail.com' }]);
  });
});
