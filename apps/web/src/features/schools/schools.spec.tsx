import { afterEach, describe, expect, it } from '@jest/globals';
import { schoolsErrors } from '@lyceum/contracts/schools';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AgentScreen } from './agent-screen';
import { AgentsSection } from './agents-section';
import { SchoolScreen } from './school-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusal = ({ code, message }: { code: string; message: string }) => ({
  errors: [{ message, extensions: { code, status: 404, message } }],
});

const data = (content: object) => ({ data: content });

/** Shows a screen on a server that answers these operations, and never any other one. */
function show(shown: ReactNode, answers: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    const said = JSON.stringify(init?.body ?? '');
    const name = Object.keys(answers).find((operation) => said.includes(operation));
    asked.push(said);
    const body = name === undefined ? undefined : answers[name];
    return body ? Promise.resolve(answerOf(body)) : new Promise(() => undefined);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>{shown}</LyceumProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const student = (firstName: string, classes: string[] = []) => ({
  id: firstName,
  firstName,
  lastName: 'Okafor',
  topics: [{ name: 'CLASSES', facts: classes.map((title) => ({ title, detail: 'until May 3, 2027' })) }],
});
const students = (...rows: object[]) => data({ page: { topics: ['CLASSES'], rows, nextCursor: null } });
const schools = (...names: string[]) =>
  data({
    getStaffedSchools: names.map((name) => ({
      id: name,
      name,
      place: 'Seattle, US',
      role: 'PRINCIPLE',
      since: '2026-11-01T12:00:00.000Z',
    })),
  });

const school = (
  <SchoolScreen
    schoolId={undefined}
    linkToSchool={(id, name, isCurrent) => (
      <a href={`?school=${id}`} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    )}
  />
);

describe('School, for its staff', () => {
  it('says that it loads, and to who is entered nowhere that they are not', async () => {
    show(school, {});
    expect(screen.getByRole('status', { name: /Your schools/ })).toBeTruthy();
    cleanup();
    show(school, { StaffedSchools: schools() });
    expect(await screen.findByText('You are entered at no school')).toBeTruthy();
  });

  it('lists students with their classes, and what is not told', async () => {
    show(school, {
      StaffedSchools: schools('Eastlake', 'Riverbend'),
      SchoolStudents: students(student('Ada', ['Writing']), student('Ben')),
    });
    const list = within(await screen.findByRole('list', { name: 'Students' }));
    expect(list.getByText('Ada Okafor')).toBeTruthy();
    expect(list.getByText(/Writing/).textContent).toContain('until May 3, 2027');
    expect(list.getByText('none')).toBeTruthy();
    expect(screen.getByText(/no address, no birthday/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Eastlake', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeTruthy();
  });

  it('says that nobody goes there yet, and that a list did not come', async () => {
    show(school, { StaffedSchools: schools('Eastlake'), SchoolStudents: students() });
    expect(await screen.findByText('No students yet')).toBeTruthy();
    cleanup();
    show(school, {
      StaffedSchools: schools('Eastlake'),
      SchoolStudents: refusal({ code: 'COMMON_INTERNAL', message: 'Not now.' }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('Agent', () => {
  it('has a code once it is made, and says how students name somebody', async () => {
    show(<AgentScreen />, {
      MakeAgentCode: data({ makeAgentCode: 'K7M2A-9QX4T' }),
      AgentCode: data({ getAgentCode: null }),
      AgentStudents: students(),
    });
    expect(await screen.findByText('No student named you yet')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    expect((await screen.findByRole('status', { name: 'Your code' })).textContent).toBe('K7M2A-9QX4T');
    expect(screen.getByRole('button', { name: 'Make another code' })).toBeTruthy();
  });
});

describe('Your agent, for a student', () => {
  const agents = (mayName: boolean, ...names: string[]) => ({
    mayName,
    agents: names.map((firstName) => ({
      id: `tie-${firstName}`,
      since: '2026-11-01T12:00:00.000Z',
      agent: { id: firstName, firstName, lastName: 'Haddad', profilePictureUrl: null },
    })),
  });

  it('keeps a code that is refused, and says why', async () => {
    show(<AgentsSection />, {
      NameAgent: refusal(schoolsErrors.AGENT_NOT_FOUND),
      StudentAgents: data({ getStudentAgents: agents(true) }),
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The agent’s code or email' });
    await userEvent.type(field, 'k7m2a-9qx4t{enter}');
    expect(await screen.findByText(schoolsErrors.AGENT_NOT_FOUND.message)).toBeTruthy();
    expect(field.value).toBe('k7m2a-9qx4t');
  });

  it('is taken back after a question, also by who is too young to name one', async () => {
    const asked = show(<AgentsSection />, {
      StudentAgents: data({ getStudentAgents: agents(false, 'Omar') }),
    });
    expect(await screen.findByText('Under 16, it is a guardian who names an agent.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take back that Omar Haddad is an agent' }));
    expect(await screen.findByText(/see nothing any more, at once/)).toBeTruthy();
    expect(asked.some((said) => said.includes('TakeAgentBack'))).toBe(false);
  });

  it('of a student of 16 is theirs to choose: the guardian sees who it is', async () => {
    show(<AgentsSection child={{ id: 'Mei', firstName: 'Mei' }} />, {
      StudentAgents: data({ getStudentAgents: agents(false, 'Omar') }),
    });
    expect(await screen.findByText('From 16 on, students name an agent themselves.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Agent of Mei' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
