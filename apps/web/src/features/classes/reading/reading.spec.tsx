import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadingScreen } from './reading-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

interface Call {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
}

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const failure = { errors: [{ message: 'Not now.', extensions: { code: 'COMMON_INTERNAL', status: 500 } }] };

const workOf = (id: string, firstName: string) => ({
  userLiveLessonHomeworkId: id,
  number: 1,
  groupTag: 'ESSAY-1',
  courseName: 'Essays',
  homeworkId: 'homework',
  homeworkTopic: 'A scene that shows',
  homeworkInstruction: null,
  point: 20,
  student: { id: firstName, firstName, lastName: 'Okafor', profilePictureUrl: null },
  submittedLink: 'https://docs.example/essay',
  submittedFile: null,
  submittedTime: '2026-11-20T12:00:00.000Z',
  late: false,
  version: 3,
  score: null,
  mark: null,
  comment: null,
});

/** Opens the queue on a server that answers these operations. */
function open(answers: Readonly<Record<string, object | (() => object)>>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (_, init) => {
    const text = String(init?.body as string);
    const { variables } = JSON.parse(text) as Pick<Call, 'variables'>;
    const operation = Object.keys(answers).find((name) => text.includes(name));
    if (operation === undefined) return new Promise(() => undefined);
    calls.push({ operation, variables });
    const answer = answers[operation];
    return Promise.resolve(answerOf((typeof answer === 'function' ? answer() : answer) ?? {}));
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <ReadingScreen />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  return calls;
}

const queue = (...works: object[]) => ({ data: { getLiveWorkToLookAt: works } });
const texts = { data: { getCommentTemplates: [{ id: 'text', text: 'Say what you saw.' }] } };
const pins = { data: { getWorkPins: [] } };
const looked = { data: { teacherViewUserLiveLessonHomework: true } };

const comment = (): HTMLTextAreaElement => screen.getByLabelText('Comment');

it('[179] says that it loads, that there is nothing, and that it did not come, and asks again', async () => {
  open({});
  expect(screen.getByRole('status', { name: /To look at/ })).toBeTruthy();
  cleanup();
  open({ WorkToLookAt: queue() });
  expect(await screen.findByText('Nothing to look at')).toBeTruthy();
  cleanup();
  const answers = [failure, queue()];
  open({ WorkToLookAt: () => answers.shift() ?? {} });
  expect(
    await screen.findByText('Sorry, there was an error fetching classroom list. Please try again.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to look at')).toBeTruthy();
});

it('[179] goes from one work to the next by a key, and loses nothing that was typed', async () => {
  open({
    WorkToLookAt: queue(workOf('one', 'Mina'), workOf('two', 'Tom')),
    CommentTemplates: texts,
    WorkPins: pins,
  });
  await screen.findByText('Mina Okafor');
  await userEvent.type(comment(), 'You show it');
  // In a field, J is a letter.
  await userEvent.type(comment(), 'j');
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await userEvent.click(document.body);
  comment().blur();
  await userEvent.keyboard('j');
  expect(screen.getByText('Tom Okafor')).toBeTruthy();
  expect(comment().value).toBe('');
  await userEvent.keyboard('k');
  expect(screen.getByText('Mina Okafor')).toBeTruthy();
  expect(comment().value).toBe('You show itj');
});

it('[179] puts in a text by a key, saves score and comment as they were seen, and goes on', async () => {
  const calls = open({
    WorkToLookAt: queue(workOf('one', 'Mina'), workOf('two', 'Tom')),
    CommentTemplates: texts,
    WorkPins: pins,
    SaveGrades: { data: { saveLiveCourseGrades: { saved: [{ version: 4 }], conflicts: [], totals: [] } } },
    LookAtWork: looked,
  });
  await screen.findByText('Mina Okafor');
  await screen.findByRole('button', { name: 'Put in: Say what you saw.' });
  await userEvent.type(screen.getByLabelText('Score of 20'), '21');
  comment().focus();
  await userEvent.keyboard('{Alt>}1{/Alt}');
  expect(comment().value).toBe('Say what you saw.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('Use a number from 0 to 20, “ex” or “m”.')).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'SaveGrades')).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Score of 20'));
  await userEvent.type(screen.getByLabelText('Score of 20'), '17.5');
  comment().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByText('Tom Okafor')).toBeTruthy());
  const [saving] = calls.filter(({ operation }) => operation === 'SaveGrades');
  expect(saving?.variables).toMatchObject({
    groupTag: 'ESSAY-1',
    changes: [
      { homeworkId: 'homework', studentId: 'Mina', version: 3, score: 17.5, comment: 'Say what you saw.' },
    ],
  });
  // Looked at again, it goes out from what was saved.
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(comment().value).toBe('Say what you saw.');
  comment().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'SaveGrades').at(-1)?.variables).toMatchObject({
      changes: [{ version: 4 }],
    }),
  );
});

it('[188] says that saving failed, and keeps what was typed', async () => {
  open({
    WorkToLookAt: queue(workOf('one', 'Mina')),
    CommentTemplates: texts,
    WorkPins: pins,
    SaveGrades: failure,
  });
  await screen.findByText('Mina Okafor');
  await userEvent.type(screen.getByLabelText('Score of 20'), '12');
  await userEvent.type(comment(), 'Nearly.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(
    await screen.findByText('Sorry, there was an error updating student homework. Please try again.'),
  ).toBeTruthy();
  expect(comment().value).toBe('Nearly.');
});
