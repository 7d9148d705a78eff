import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

type Caller = Pick<Person, 'id' | 'token'>;

export interface StudentsAnswer {
  topics: string[];
  rows: {
    id: string;
    firstName: string;
    lastName: string;
    topics: { name: string; facts: { title: string; detail: string | null }[] }[];
  }[];
  nextCursor: string | null;
}

export interface AgentsAnswer {
  mayName: boolean;
  agents: { id: string; agent: { id: string; firstName: string } }[];
}

const page = 'topics rows { id firstName lastName topics { name facts { title detail } } } nextCursor';
const agents = 'mayName agents { id agent { id firstName } }';

interface Listed {
  search?: string;
  cursor?: string | null;
}

/** The calls about staff of schools and about agents, as the screens send them. */
export class SchoolCalls {
  constructor(private readonly server: TestServer) {}

  schoolsOf(caller: Caller, userId = caller.id) {
    return this.ask<{ getStaffedSchools: { id: string; name: string; role: string }[] }>(
      caller,
      'query ($userId: ID!) { getStaffedSchools(userId: $userId) { id name role } }',
      { userId },
    );
  }

  students(caller: Caller, school: { id: string }, listed: Listed = {}, userId = caller.id) {
    return this.ask<{ getSchoolStudents: StudentsAnswer }>(
      caller,
      `query ($userId: ID!, $schoolId: ID!, $search: String, $cursor: String) {
        getSchoolStudents(userId: $userId, schoolId: $schoolId, search: $search, cursor: $cursor) { ${page} } }`,
      { userId, schoolId: school.id, ...listed },
    );
  }

  file(caller: Caller, school: { id: string }) {
    return this.ask<{ exportSchoolStudents: string }>(
      caller,
      'mutation ($userId: ID!, $schoolId: ID!) { exportSchoolStudents(userId: $userId, schoolId: $schoolId) }',
      { schoolId: school.id },
    );
  }

  agentStudents(caller: Caller, listed: Listed = {}) {
    return this.ask<{ getAgentStudents: StudentsAnswer }>(
      caller,
      `query ($userId: ID!, $search: String, $cursor: String) {
        getAgentStudents(userId: $userId, search: $search, cursor: $cursor) { ${page} } }`,
      { ...listed },
    );
  }

  makeCode(agent: Caller) {
    return this.ask<{ makeAgentCode: string }>(
      agent,
      'mutation ($userId: ID!) { makeAgentCode(userId: $userId) }',
    );
  }

  codeOf(agent: Caller) {
    return this.ask<{ getAgentCode: string | null }>(
      agent,
      'query ($userId: ID!) { getAgentCode(userId: $userId) }',
    );
  }

  agentsOf(caller: Caller, student: { id: string } = caller) {
    return this.ask<{ getStudentAgents: AgentsAnswer }>(
      caller,
      `query ($userId: ID!, $studentId: ID!) { getStudentAgents(userId: $userId, studentId: $studentId) { ${agents} } }`,
      { studentId: student.id },
    );
  }

  name(caller: Caller, agent: string, student: { id: string } = caller, userId = caller.id) {
    return this.ask<{ nameAgent: AgentsAnswer }>(
      caller,
      `mutation ($userId: ID!, $studentId: ID!, $agent: String!) {
        nameAgent(userId: $userId, studentId: $studentId, agent: $agent) { ${agents} } }`,
      { userId, studentId: student.id, agent },
    );
  }

  takeBack(caller: Caller, tieId: string) {
    return this.ask<{ takeAgentBack: string }>(
      caller,
      'mutation ($userId: ID!, $tieId: ID!) { takeAgentBack(userId: $userId, tieId: $tieId) }',
      { tieId },
    );
  }

  async worksAtSchool(caller: Caller): Promise<boolean | undefined> {
    return (await this.ask<{ me: { worksAtSchool: boolean } }>(caller, '{ me { worksAtSchool } }')).data?.me
      .worksAtSchool;
  }

  private async ask<Data>(caller: Caller, query: string, variables: object = {}): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, {
      token: caller.token,
      variables: { userId: caller.id, ...variables },
    });
    return body as Answer<Data>;
  }
}

/** The names of a page, in its order. */
export const namesIn = (page: StudentsAnswer | undefined): string[] | undefined =>
  page?.rows.map(({ firstName }) => firstName);
