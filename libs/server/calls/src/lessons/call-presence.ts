import { ChatCalls } from '@lyceum/chats';
import { LessonPresences, type Stay } from '@lyceum/live-course';
import { Injectable, Logger } from '@nestjs/common';

/** ms between two words of a call that goes on: so much is lost of it at most when its process dies. */
const tellEvery = 60_000;

/** Who is in a call that this process looks after, since when; in ms. */
interface Call {
  readonly came: Map<string, number>;
  toldAt: number;
}

/** How a call stands. */
interface SeenCall {
  readonly callId: string;
  readonly chatId: string;
}

/**
 * Tells classes how long students were in the calls in which their lessons are held: in our rooms and in those of providers that know our
 * people, by one rule. A lesson is held in the call of a chat where its link leads to the chat's call
 * and who leads it is in the chat: minutes of other people's calls are nobody's to have by a link.
 */
@Injectable()
export class CallPresence {
  private readonly logger = new Logger(CallPresence.name);
  private readonly calls = new Map<string, Call>();

  constructor(
    private readonly presences: LessonPresences,
    private readonly chats: ChatCalls,
  ) {}

  /** Who is in a call now. Whoever is not any more has left. @param now ms; tests have their own */
  async see({ callId, chatId }: SeenCall, people: readonly string[], now = Date.now()): Promise<void> {
    const call = this.calls.get(callId) ?? { came: new Map<string, number>(), toldAt: now };
    this.calls.set(callId, call);
    const gone = [...call.came].filter(([userId]) => !people.includes(userId));
    const isDue = now - call.toldAt >= tellEvery;
    const told = isDue ? [...call.came] : gone;
    if (isDue) call.toldAt = now;
    for (const [userId] of gone) call.came.delete(userId);
    for (const userId of people) if (!call.came.has(userId)) call.came.set(userId, now);
    await this.tell(chatId, told, now);
  }

  /** The call is over, or another process looks after it. */
  async leave({ callId, chatId }: SeenCall, now = Date.now()): Promise<void> {
    const call = this.calls.get(callId);
    this.calls.delete(callId);
    if (call) await this.tell(chatId, [...call.came], now);
  }

  /** A call goes on, whatever becomes of what is told of it. */
  private async tell(
    chatId: string,
    came: readonly (readonly [string, number])[],
    now: number,
  ): Promise<void> {
    const until = new Date(now);
    const stays = came.map(([userId, since]): Stay => ({ userId, cameAt: new Date(since), until }));
    if (stays.length === 0) return;
    try {
      await this.presences.keep(`/call/${chatId}`, stays, await this.chats.membersOf(chatId));
    } catch (error) {
      this.logger.warn({ err: error }, 'Who was in a call was not noted');
    }
  }
}
