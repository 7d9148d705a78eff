import { type CallLimit, everyDay, everyMinute, searchesPerMinute } from '../common/call-limit';

/** Bounds of schools; texts are in characters. */
export const schoolsLimits = {
  nameLength: 160,
  streetLength: 160,
  /** Of a city and of a state (checklist line 169). */
  placeLength: 20,
  zipcodeLength: 12,
  /** Between two changes of one's school. */
  changeDays: 30,
  searchLength: 100,
  /** Words of a search that count: each is compared with each school that comes into question. */
  searchWords: 6,
  searchMilliseconds: 1_000,
  /** As many as a search finds. */
  found: 20,
  /** As many as staff are shown to merge one with. */
  alike: 5,
  /** Students of a page. */
  studentsPage: 30,
  /** Students of a file, which is read in parts of so many. */
  fileStudents: 5_000,
  filePart: 500,
  /** Of an agent's code as it is kept. */
  agentCodeLength: 10,
  /** From this age on a student names an agent; of a younger one a guardian does. */
  namesAgentFrom: 16,
  agentsOfStudent: 3,
} as const;

/** How often one person may look for schools, as they type, and add one, which everybody then finds. */
export const schoolCalls = {
  searches: everyMinute('schools.searches', 2 * searchesPerMinute),
  additions: everyDay('schools.additions', 5),
  students: everyMinute('schools.students', searchesPerMinute),
  studentsOfAgent: everyMinute('schools.students-of-agent', searchesPerMinute),
  files: everyDay('schools.files', 20),
  agents: everyDay('schools.agents', 40),
} as const satisfies Record<string, CallLimit>;
