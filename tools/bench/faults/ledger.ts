import type { Pool } from 'pg';

export const kinds = ['thread', 'post', 'comment', 'conversation', 'clap', 'account'] as const;
export type Kind = (typeof kinds)[number];

/** One write that was sent until the server said it was done. */
export interface Write {
  readonly kind: Kind;
  /** What is looked for afterwards: the text that was written, the address that signed up; of a clap, thread and person. */
  readonly mark: string;
}

/** What became of the writes of one kind. */
export interface Fate {
  readonly kind: Kind;
  readonly acknowledged: number;
  readonly found: number;
  readonly lost: number;
  /** Times something is there more often than it was acknowledged. */
  readonly doubled: number;
}

/** Where each kind is found: how often each mark is there. */
const countStatements: Readonly<Record<Kind, string>> = {
  thread: `SELECT plain_text AS mark, count(*)::int AS times FROM threads GROUP BY 1`,
  post: `SELECT plain_text AS mark, count(*)::int AS times FROM posts GROUP BY 1`,
  comment: `SELECT plain_text AS mark, count(*)::int AS times FROM comments GROUP BY 1`,
  conversation: `SELECT content AS mark, count(*)::int AS times FROM conversations GROUP BY 1`,
  clap: `SELECT thread_id || ' ' || user_id AS mark, count AS times FROM thread_claps`,
  account: `SELECT email::text AS mark, count(*)::int AS times FROM users GROUP BY 1`,
};

/** What the server said it had done, to be compared with what is there. */
export class Ledger {
  private readonly acknowledged = new Map<Kind, Map<string, number>>(kinds.map((kind) => [kind, new Map()]));

  add({ kind, mark }: Write): void {
    const marks = this.marksOf(kind);
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }

  /** Every mark of the kind the server has acknowledged. */
  marksOf(kind: Kind): Map<string, number> {
    const marks = this.acknowledged.get(kind);
    if (!marks) throw new Error(`There is no kind ${kind}.`);
    return marks;
  }

  async compare(pool: Pool): Promise<Fate[]> {
    const fates: Fate[] = [];
    for (const kind of kinds) {
      const { rows } = await pool.query<{ mark: string; times: number }>(countStatements[kind]);
      fates.push(fateOf(kind, this.marksOf(kind), new Map(rows.map(({ mark, times }) => [mark, times]))));
    }
    return fates;
  }
}

/** Compares how often each mark was acknowledged with how often it is there. */
export function fateOf(
  kind: Kind,
  acknowledged: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
): Fate {
  const fate = { kind, acknowledged: 0, found: 0, lost: 0, doubled: 0 };
  for (const [mark, times] of acknowledged) {
    const found = there.get(mark) ?? 0;
    fate.acknowledged += times;
    fate.found += found;
    fate.lost += Math.max(0, times - found);
    fate.doubled += Math.max(0, found - times);
  }
  return fate;
}
