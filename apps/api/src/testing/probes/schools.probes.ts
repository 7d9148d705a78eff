import { buildSchool, buildSchoolStaff } from '@lyceum/schools/testing';
import { nowhere, ofReader } from '../asks';
import { buildPerson } from '../people';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: {
    'schools.enterStaff': async (server) => ({
      schoolId: (await buildSchool(server.database.manager)).id,
      email: (await buildPerson(server, { dateOfBirth: '1980-01-01' })).email,
      role: 'PRINCIPLE',
    }),
    'schools.merge': async ({ database: { manager } }) => ({
      schoolId: (await buildSchool(manager)).id,
      intoId: (await buildSchool(manager)).id,
    }),
    'schools.takeStaffAway': async (server) => {
      const { manager } = server.database;
      const person = await buildPerson(server, { dateOfBirth: '1980-01-01', roles: ['PRINCIPLE'] });
      return { entryId: await buildSchoolStaff(manager, await buildSchool(manager), person) };
    },
    'schools.update': async ({ database: { manager } }) => {
      const { id: schoolId, ...school } = await buildSchool(manager);
      return { ...school, schoolId, revision: 1, zipcode: '00200' };
    },
  },
  reads: async (server) => {
    const { id: schoolId } = await buildSchool(server.database.manager);
    return {
      'schools.get': { schoolId },
      'schools.alike': { schoolId, search: '' },
      'schools.history': { id: schoolId },
    };
  },
  asks: {
    getAgentCode: ofReader,
    getAgentStudents: ofReader,
    getSchoolStudents: (_, { id }) => [{ userId: id, schoolId: nowhere }],
    getStaffedSchools: ofReader,
    getStudentAgents: ({ personIds }, { id }) => personIds.map((studentId) => ({ userId: id, studentId })),
  },
  ids: { schoolId: [nowhere] },
};
