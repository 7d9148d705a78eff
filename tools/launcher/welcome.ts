import { say, sayPair } from './terminal.ts';

const DEMO_ACCOUNTS = [
  ['Student', 'student@lyceum.example'],
  ['Teacher', 'teacher@lyceum.example'],
  ['Forum admin', 'forum-admin@lyceum.example'],
  ['Guardian', 'guardian@lyceum.example'],
  ['Principal', 'principal@lyceum.example'],
  ['Agent', 'agent@lyceum.example'],
  ['Staff admin', 'admin@lyceum.example'],
] as const;
const DEMO_PASSWORD = 'lyceum-demo';

/** Prints the addresses, and the demo accounts where there are any. */
export function welcome(addresses: readonly (readonly [string, string])[], demoData: boolean): void {
  say();
  for (const [label, url] of addresses) sayPair(label, url);
  if (demoData) {
    say(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const [label, email] of DEMO_ACCOUNTS) sayPair(label, email);
  }
  say('\nCtrl-C stops everything; what was written is kept.');
}
