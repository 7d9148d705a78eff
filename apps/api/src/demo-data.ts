import { authDemoData } from '@lyceum/auth';
import type { DemoSeeder } from '@lyceum/database';

/** The demo data of all domains, in the order they build on each other. */
export const demoSeeders: readonly DemoSeeder[] = [authDemoData];
