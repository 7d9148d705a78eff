import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';

export interface TieAnswer {
  id: string;
  person: { id: string; firstName: string };
  origin: string;
  isKept: boolean;
  hasDigest: boolean;
}

export interface TopicAnswer {
  name: string;
  mayChoose: boolean;
  content: {
    figures: { label: string; value: string }[];
    entries: { title: string; detail: string | null; url: string | null }[];
    days: { day: string; minutes: number }[];
  } | null;
}

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

type Caller = Pick<Person, 'id' | 'token'>;

const tie = 'id origin isKept hasDigest person { id firstName }';
const page = `student { id } mayWithdrawConsent topics { name mayChoose content {
  figures { label value } entries { title detail url } days { day minutes } } }`;

interface PageAnswer {
  student: { id: string };
  mayWithdrawConsent: boolean;
  topics: TopicAnswer[];
}

/** The calls about guardians, as the screens send them. */
export class GuardianCalls {
  constructor(private readonly server: TestServer) {}

  makeCode(student: Caller, userId = student.id) {
    return this.ask<{ createGuardianCode: { code: string; expiresAt: string } }>(
      student,
      'mutation ($userId: ID!) { createGuardianCode(userId: $userId) { code expiresAt } }',
      { userId },
    );
  }

  /** A code of the student, who may make one. */
  async codeOf(student: Caller): Promise<string> {
    return (await this.makeCode(student)).data?.createGuardianCode.code ?? '';
  }

  dropCode(student: Caller) {
    return this.ask(student, 'mutation ($userId: ID!) { dropGuardianCode(userId: $userId) }');
  }

  accept(guardian: Caller, code: string, userId = guardian.id) {
    return this.ask<{ acceptGuardianCode: TieAnswer[] }>(
      guardian,
      `mutation ($userId: ID!, $code: String!) { acceptGuardianCode(userId: $userId, code: $code) { ${tie} } }`,
      { userId, code },
    );
  }

  acceptConsent(guardian: Caller, code: string) {
    return this.ask<{ acceptGuardianConsent: TieAnswer[] }>(
      guardian,
      `mutation ($userId: ID!, $code: String!) { acceptGuardianConsent(userId: $userId, code: $code) { ${tie} } }`,
      { code },
    );
  }

  end(caller: Caller, tieId: string) {
    return this.ask<{ endGuardianTie: string }>(
      caller,
      'mutation ($userId: ID!, $tieId: ID!) { endGuardianTie(userId: $userId, tieId: $tieId) }',
      { tieId },
    );
  }

  keep(student: Caller, tieId: string, keeps = true) {
    return this.ask<{ keepGuardian: { guardians: TieAnswer[] } }>(
      student,
      `mutation ($userId: ID!, $tieId: ID!, $keeps: Boolean!) {
        keepGuardian(userId: $userId, tieId: $tieId, keeps: $keeps) { guardians { ${tie} } } }`,
      { tieId, keeps },
    );
  }

  chooseDigest(
    guardian: Caller,
    tieId: string,
    isWanted = true,
    timeZone = 'Asia/Tokyo',
    userId = guardian.id,
  ) {
    return this.ask<{ chooseGuardianDigest: TieAnswer[] }>(
      guardian,
      `mutation ($userId: ID!, $tieId: ID!, $isWanted: Boolean!, $timeZone: String!) {
        chooseGuardianDigest(userId: $userId, tieId: $tieId, isWanted: $isWanted, timeZone: $timeZone) { ${tie} } }`,
      { userId, tieId, isWanted, timeZone },
    );
  }

  async studentsOf(guardian: Caller): Promise<TieAnswer[]> {
    const { data } = await this.ask<{ getGuardianStudents: TieAnswer[] }>(
      guardian,
      `query ($userId: ID!) { getGuardianStudents(userId: $userId) { ${tie} } }`,
    );
    return data?.getGuardianStudents ?? [];
  }

  async guardiansOf(student: Caller) {
    const { data } = await this.ask<{
      getMyGuardians: {
        guardians: TieAnswer[];
        mayMakeCode: boolean;
        mayKeep: boolean;
        codeExpiresAt: string | null;
      };
    }>(
      student,
      `query ($userId: ID!) {
        getMyGuardians(userId: $userId) { guardians { ${tie} } mayMakeCode mayKeep codeExpiresAt } }`,
    );
    return data?.getMyGuardians;
  }

  look(caller: Caller, student: { id: string }, userId = caller.id) {
    return this.ask<{ getGuardianPage: PageAnswer }>(
      caller,
      `query ($userId: ID!, $studentId: ID!) { getGuardianPage(userId: $userId, studentId: $studentId) { ${page} } }`,
      { userId, studentId: student.id },
    );
  }

  /** What somebody is told of a student; null where they are told nothing at all. */
  async topics(caller: Caller, student: { id: string }): Promise<TopicAnswer[] | null> {
    return (await this.look(caller, student)).data?.getGuardianPage.topics ?? null;
  }

  choose(student: Caller, topic: string, isShown: boolean) {
    return this.ask<{ chooseGuardianTopic: PageAnswer }>(
      student,
      `mutation ($userId: ID!, $topic: GuardianTopicName!, $isShown: Boolean!) {
        chooseGuardianTopic(userId: $userId, topic: $topic, isShown: $isShown) { ${page} } }`,
      { topic, isShown },
    );
  }

  withdraw(guardian: Caller, student: { id: string }) {
    return this.ask<{ withdrawGuardianConsent: boolean }>(
      guardian,
      'mutation ($userId: ID!, $studentId: ID!) { withdrawGuardianConsent(userId: $userId, studentId: $studentId) }',
      { studentId: student.id },
    );
  }

  meOf(caller: Caller) {
    return this.ask<{ me: { looksAfterStudents: boolean; roles: string[] } }>(
      caller,
      '{ me { looksAfterStudents roles } }',
    );
  }

  private async ask<Data>(caller: Caller, query: string, variables: object = {}): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, {
      token: caller.token,
      variables: { userId: caller.id, ...variables },
    });
    return body as Answer<Data>;
  }
}

/** The code of what was refused. */
export const refusalOf = ({ errors }: Pick<Answer<unknown>, 'errors'>): string | undefined =>
  errors?.[0]?.extensions.code;

/** The birthday of who turns this old in so many days. */
export function bornOn(years: number, inDays = 0): string {
  const today = new Date();
  const day = new Date(today.getFullYear() - years, today.getMonth(), today.getDate() + inDays);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The topics that somebody is told about. */
export const shownTopics = (topics: TopicAnswer[] | null): string[] | undefined =>
  topics?.flatMap(({ name, content }) => (content ? [name] : []));

/** A student, and Aiko, who looks after them. */
export async function buildFamily(
  server: TestServer,
  { years = 15, inDays = 0 } = {},
): Promise<{ mei: Person; aiko: Person; tieId: string }> {
  const mei = await buildPerson(server, { dateOfBirth: bornOn(years, inDays) });
  const aiko = await buildPerson(server, { dateOfBirth: bornOn(44), roles: ['GUARDIAN', 'STUDENT'] });
  return { mei, aiko, tieId: await buildGuardianTie(server.database.manager, aiko, mei) };
}
