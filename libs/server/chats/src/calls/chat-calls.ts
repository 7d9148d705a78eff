import { ContactService, ContactStatements } from '@lyceum/friends';
import { idArray, PreparedQueries, SocketHub, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  admittedToCallQuery,
  type CallInvitationRow,
  calledQuery,
  chatCallStatements,
  declineCallStatement,
  endCallStatement,
  endLapsedCallsStatement,
  holdCallsStatement,
  hostCallStatement,
  hostsOfCallQuery,
  openCallStatement,
  type StandingRow,
  takeOverCallsStatement,
  unmakeCallStatement,
} from './chat-call.statements';

/** The call that goes on in a chat. */
export interface OpenCall {
  callId: string;
  chatId: string;
}

/** The latest call of each chat, as its row has it (checklist line 200). What may be done with it, the calls' domain says. */
@Injectable()
export class ChatCalls implements OnApplicationBootstrap {
  private readonly made: ContactStatements<ReturnType<typeof chatCallStatements>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sockets: SocketHub,
    contact: ContactService,
  ) {
    this.made = new ContactStatements(contact, chatCallStatements);
  }

  onApplicationBootstrap(): void {
    this.made.makeAll();
  }

  /** What stands in the way of a call of the caller's; null of a chat that is not theirs. */
  async standing(userId: string, chatId: string): Promise<StandingRow | null> {
    const [row] = await this.queries.rows(this.made.ofAnybody().standing, { userId, chatId });
    return row ?? null;
  }

  /** Begins a call, if nothing stands in the way. @param invited whom to call @returns whether it did */
  async begin(userId: string, call: OpenCall, invited: readonly string[]): Promise<boolean> {
    const values = { userId, ...call, invited: idArray(invited) };
    return this.unitOfWork.run(
      async (transaction) => (await transaction.rows(this.made.ofAnybody().begin, values)).length > 0,
    );
  }

  /** Says where the call is, and has it ring. */
  async open(call: OpenCall, joinUrl: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(openCallStatement, { ...call, joinUrl });
      this.tell(transaction, call.chatId);
    });
  }

  /** As if it had never begun. */
  async unmake(call: OpenCall): Promise<void> {
    await this.unitOfWork.run((transaction) => transaction.count(unmakeCallStatement, { ...call }));
  }

  /** Says yes to the call that goes on. Null where the caller may not, or none does. */
  async accept(userId: string, chatId: string): Promise<{ callId: string; joinUrl: string } | null> {
    return this.unitOfWork.run(async (transaction) => {
      const [call] = await transaction.rows(this.made.ofAnybody().accept, { userId, chatId });
      if (call) this.tell(transaction, chatId);
      return call ?? null;
    });
  }

  /** Says no to it. @returns whether somebody had asked */
  async decline(userId: string, chatId: string): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      const declined = await transaction.count(declineCallStatement, { userId, chatId });
      if (declined > 0) this.tell(transaction, chatId);
      return declined > 0;
    });
  }

  invitations(userId: string): Promise<CallInvitationRow[]> {
    return this.queries.rows(this.made.ofAnybody().invitations, { userId });
  }

  /** Of these people in a call, those who may be in it together. */
  async mayStay(chatId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const values = { chatId, userIds: idArray(userIds) };
    const rows = await this.queries.rows(this.made.ofAnybody().mayStay, values);
    return new Set(rows.flatMap(({ forUserIds }) => forUserIds.split(',')));
  }

  /** Who rules the call of a group: who owns it, and who began the call. Of two nobody does. */
  async hostsOf(chatId: string): Promise<ReadonlySet<string>> {
    return new Set((await this.queries.rows(hostsOfCallQuery, { chatId })).map(({ id }) => id));
  }

  /** Whoever is in the chat; nobody where there is none. */
  async membersOf(chatId: string, within: Pick<Transaction, 'rows'> = this.queries): Promise<string[]> {
    return (await within.rows(calledQuery, { chatId })).map(({ id }) => id);
  }

  /** Which process has the room; this one, if none has. Null of a call that is over. */
  async hostOf(callId: string, host: string): Promise<{ host: string; chatId: string } | null> {
    const [row] = await this.unitOfWork.run((transaction) =>
      transaction.rows(hostCallStatement, { callId, host }),
    );
    return row ?? null;
  }

  /** Takes rooms over whose processes died. */
  takeOver(host: string): Promise<{ callId: string; chatId: string }[]> {
    return this.unitOfWork.run((transaction) => transaction.rows(takeOverCallsStatement, { host }));
  }

  /** Whoever began the call or said yes to it, in that order; nobody of one that is over. */
  async admittedTo(callId: string): Promise<string[]> {
    const [row] = await this.queries.rows(admittedToCallQuery, { callId });
    return row?.userIds ?? [];
  }

  /** That this process has these rooms. @returns those of the calls that go on */
  async hold(callIds: readonly string[], host: string): Promise<ReadonlySet<string>> {
    const values = { callIds: idArray(callIds), host };
    const rows = await this.unitOfWork.run((transaction) => transaction.rows(holdCallsStatement, values));
    return new Set(rows.map(({ callId }) => callId));
  }

  /** The last one left. */
  async end(callId: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      for (const { chatId } of await transaction.rows(endCallStatement, { callId }))
        this.tell(transaction, chatId);
    });
  }

  /** Ends calls of which nothing was heard any more. */
  async endLapsed(): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      for (const { chatId } of await transaction.rows(endLapsedCallsStatement))
        this.tell(transaction, chatId);
    });
  }

  /** Something of the call of a chat is another way: all tabs of its people ask what. */
  async tellOf(chatId: string): Promise<void> {
    this.sockets.toUsers(await this.membersOf(chatId), 'calls.call-changed', { chatId });
  }

  /** All tabs of all who are in the chat ask what there is: some ring, some cease to. */
  private tell(transaction: Transaction, chatId: string): void {
    transaction.afterCommit(`calls ${chatId}`, () => this.tellOf(chatId));
  }
}
