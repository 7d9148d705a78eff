import type { Pool } from 'pg';
import type { Call, Calls } from './call.ts';
import type { Resolvers } from './reference/stack.ts';
import type { World } from './world/world.ts';

/** Where a row stands in the table. */
export const sections = ['process', 'web', 'start', 'cpu'] as const;

/** A line of the table, in words. */
export interface Line {
  readonly what: string;
  readonly ours: string;
  readonly reference?: string;
  /** Median ratio with the lowest and the highest of the rounds. */
  readonly ratio?: string;
  /** The database's share: ours / the reference's. */
  readonly database?: string;
  readonly goal?: string;
  readonly verdict?: string;
}

/** A row that measures in its own way. */
export interface PlainRow {
  readonly section: Exclude<(typeof sections)[number], 'cpu'>;
  /** @throws Error with a sentence when it cannot be measured */
  measure(world: World): Promise<readonly Line[]>;
  /** Of a row that starts a bare server for what it measures (`startReference`). */
  reference?(database: Pool): Handler | Promise<Handler>;
  /** As of a `CpuRow`. */
  stack?(database: Pool): Partial<Resolvers>;
}

/** Requests to our server and what the bare server is asked instead. */
export interface CpuCase {
  readonly title: string;
  readonly ours: Calls;
  /** Left out: the same requests. */
  readonly reference?: Calls;
  /**
   * What of an answer must be equal on both sides before anything is measured; left out: all of it. Called with the
   * call that was sent and the body that came, parsed if it is JSON.
   */
  readonly contentOf?: (answer: unknown, call: Call) => unknown;
  readonly goals?: CpuGoals;
}

export interface CpuGoals {
  /** Our CPU against the reference's. */
  readonly timesReference?: number;
  /** The same with the database's CPU on both sides, and the worker's, for what is mostly their work. */
  readonly timesTogether?: number;
  /** Our CPU against our own CPU for another case of this row. */
  readonly timesCase?: { readonly title: string; readonly times: number };
  /** Our server's CPU for one request, in ms. */
  readonly milliseconds?: number;
}

/** What a bare server answers with: a body, JSON unless the row says otherwise. */
export type Answer = string | Buffer;

export interface BareRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export type Handler = (request: BareRequest) => Answer | Promise<Answer>;

/** A row of CPU seconds per 1,000 requests, ours against the bare server's. */
export interface CpuRow {
  readonly section: 'cpu';
  /**
   * Its requests set work going: a worker does it meanwhile, as an installation's does, and a round ends when nothing is left
   * to do. Its CPU is told together with the server's and the database's.
   */
  readonly hasJobs?: true;
  /** Runs in this process, once; may write to the database. */
  prepare(world: World): Promise<readonly CpuCase[]>;
  /** Runs in the bare server's process, once, and makes its handler. `apiUrl` is our server's address. */
  reference(database: Pool, apiUrl: string): Handler | Promise<Handler>;
  /** Fields of our schema that the bare server answers through the stack we are made of, too: the limit of that stack. */
  stack?(database: Pool): Partial<Resolvers>;
  /** Content type of the bare server's answers; left out: JSON. */
  readonly referenceType?: string;
}

export type Row = PlainRow | CpuRow;
