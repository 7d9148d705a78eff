import { clubThreads } from './club-threads';
import type { DemoThread } from './demo-thread';
import { subjectThreads } from './subject-threads';

/** Threads of all forums of the demo data, in no order. */
export const demoThreads: readonly DemoThread[] = [...clubThreads, ...subjectThreads];
