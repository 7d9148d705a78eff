import { type CallLimit, everyHour, everyMinute, searchesPerMinute } from '../common/call-limit';

/** Bounds of schools; texts are in characters. */
export const schoolsLimits = {
  nameLength: 160,
  streetLength: 160,
  /** Of a city and of a state (checklist line 169). */
  placeLength: 20,
  zipcodeLength: 12,
  searchLength: 100,
  /** As many as a search finds. */
  found: 20,
} as const;

/** How often one person may look for schools, as they type, and add one. */
export const schoolCalls = {
  searches: everyMinute('schools.searches', 2 * searchesPerMinute),
  additions: everyHour('schools.additions', 10),
} as const satisfies Record<string, CallLimit>;
