import type { Person } from './people';
import type { TestServer } from './test-server';

/** Makes what a call needs to succeed and answers its input. `admin` makes the call. */
export type InputOf = (server: TestServer, admin: Person) => Promise<object> | object;
