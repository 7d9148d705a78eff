import { ofReader } from '../asks';
import type { Probes } from '../probes';

export const probes: Probes = {
  asks: {
    getGuardianPage: ({ personIds }, { id }) => personIds.map((studentId) => ({ userId: id, studentId })),
    getGuardianStudents: ofReader,
    getMyGuardians: ofReader,
  },
};
