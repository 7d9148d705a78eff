import { Injectable } from '@nestjs/common';
import type { Role } from '@lyceum/contracts';
import { PreparedQueries } from '@lyceum/kernel';

/** How long a process may go on with roles it has read, in ms. A change made in the same process counts at once. */
const freshForMilliseconds = 2_000;

/** Entries kept; beyond it the oldest go first. */
const maximumEntries = 10_000;

const rolesQuery = { name: 'auth.roles-of-user', text: 'SELECT roles FROM users WHERE id = $1' };

interface Entry {
  readonly roles: Promise<readonly Role[] | null>;
  readonly readAt: number;
}

/**
 * What a user may do now, whatever an older token says: roles are read from the row, at most two seconds old. So a
 * token never carries a right its user has lost.
 */
@Injectable()
export class Authority {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly queries: PreparedQueries) {}

  /** The user's roles, or null when there is no such user any more. */
  rolesOf(userId: string): Promise<readonly Role[] | null> {
    const known = this.entries.get(userId);
    if (known && Date.now() - known.readAt < freshForMilliseconds) return known.roles;
    const roles = this.read(userId);
    this.remember(userId, { roles, readAt: Date.now() });
    return roles;
  }

  /** The next call reads the row. */
  forget(userId: string): void {
    this.entries.delete(userId);
  }

  private async read(userId: string): Promise<readonly Role[] | null> {
    try {
      const [row] = await this.queries.rows<{ roles: Role[] }>(rolesQuery, [userId]);
      return row?.roles ?? null;
    } catch (error) {
      this.forget(userId);
      throw error;
    }
  }

  private remember(userId: string, entry: Entry): void {
    // Deleting first moves the key to the end: a Map's order is the order of age.
    this.entries.delete(userId);
    this.entries.set(userId, entry);
    if (this.entries.size <= maximumEntries) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
