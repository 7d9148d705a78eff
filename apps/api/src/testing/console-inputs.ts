import { allProbes, joined } from './probes';

/**
 * A valid input for every call of the console that changes something. A new call that no domain's probes name fails
 * `console-doors.cases.ts`, which proves of each that it writes its audit row (checklist line 238).
 */
export const consoleInputs = joined(allProbes.map(({ changes }) => changes));
