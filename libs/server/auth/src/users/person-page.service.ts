import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type NamedUsersInput,
  namedUsersSchema,
  type OneUserInput,
  oneUserSchema,
  type PersonPage,
  type UserRow,
  usersTable,
} from '@lyceum/contracts/auth';
import { type PersonTimelineInput, type PersonTimelinePage } from '@lyceum/contracts/ops';
import { type Actor, DomainError, parseInput, PersonTimeline, TableReader } from '@lyceum/kernel';

/** One person as any of the staff may see them: what the list of users tells the caller, and what domains have of them. */
@Injectable()
export class PersonPageService {
  constructor(
    private readonly tables: TableReader,
    private readonly known: PersonTimeline,
  ) {}

  /**
   * The person's row as the caller may read it, and the kinds of what else they may.
   * @throws DomainError AUTH_USER_NOT_FOUND, also for whom the caller's list of users does not have
   */
  async get(actor: Actor, input: OneUserInput): Promise<PersonPage> {
    const { userId } = parseInput(oneUserSchema, input);
    return { person: await this.rowOf(actor, userId), kinds: this.known.kindsFor(actor, userId) };
  }

  /** A page of what domains have of the person, the latest first. @throws DomainError as `get` does */
  async timeline(actor: Actor, input: PersonTimelineInput): Promise<PersonTimelinePage> {
    await this.rowOf(actor, input.userId);
    return this.known.page(actor, input);
  }

  /** The rows of several people, without those the caller's list of users does not have. */
  async named(actor: Actor, input: NamedUsersInput): Promise<UserRow[]> {
    return this.rowsOf(actor, parseInput(namedUsersSchema, input).ids);
  }

  private async rowOf(actor: Actor, userId: string): Promise<UserRow> {
    const [person] = await this.rowsOf(actor, [userId]);
    if (!person) throw new DomainError(authErrors.USER_NOT_FOUND);
    return person;
  }

  private async rowsOf(actor: Actor, ids: readonly string[]): Promise<UserRow[]> {
    const question = { search: '', filters: {}, limit: ids.length };
    const { rows } = await this.tables.pageOf(actor, usersTable, question, {
      requires: usersTable.requires,
      condition: (bind) => `id = ANY(${bind(ids)}::uuid[])`,
    });
    return rows;
  }
}
