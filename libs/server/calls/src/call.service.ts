import { randomUUID } from 'node:crypto';
import { ChatCalls } from '@lyceum/chats';
import {
  callsErrors,
  callsLimits,
  type StartVideoCallInput,
  startVideoCallSchema,
  type VideoCallInput,
  videoCallSchema,
} from '@lyceum/contracts/calls';
import { chatsErrors } from '@lyceum/contracts/chats';
import { commonErrors, everyDay } from '@lyceum/contracts/common';
import {
  type Actor,
  assertCan,
  CONFIG,
  type Config,
  DomainError,
  Every,
  parseInput,
  RateLimits,
  type Reservation,
} from '@lyceum/kernel';
import { RoomRecordings } from '@lyceum/live-course';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CallRecordingModel, CallAdmissionModel, CallInvitationModel } from './call.model';
import { CallRooms } from './call-rooms';
import { VideoCalls } from './providers/video-calls.port';
import { RoomWatch } from './watch/room-watch';

/** Video calls in chats (checklist lines 203–207). */
@Injectable()
export class CallService {
  private readonly logger = new Logger(CallService.name);

  constructor(
    private readonly calls: ChatCalls,
    private readonly provider: VideoCalls,
    private readonly rooms: CallRooms,
    private readonly watch: RoomWatch,
    private readonly limits: RateLimits,
    private readonly recordings: RoomRecordings,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /**
   * Calls people of a chat of the caller's. @returns where the call is
   * @throws DomainError CALLS_ONGOING, CALLS_TOO_SOON, CALLS_TOO_MANY_TODAY, CALLS_START_FAILED, CALLS_FRIENDS_ONLY, CALLS_NOT_TOGETHER, CHATS_NOT_FOUND,
   * COMMON_INVALID_INPUT
   */
  async start(actor: Actor, input: StartVideoCallInput): Promise<string> {
    assertCan(actor, 'chat.write');
    const { channelSid, receivingUsers, isCNmeeting } = parseInput(startVideoCallSchema, input);
    const { userId } = actor;
    const call = { callId: randomUUID(), chatId: channelSid };
    const share = await this.shareOf(userId);
    const hasBegun = await this.calls.begin(userId, call, receivingUsers);
    if (!hasBegun) {
      await share?.giveBack();
      throw await this.whyNot(userId, channelSid);
    }
    try {
      const room = await this.provider.open({ ...call, isInChina: isCNmeeting });
      await this.rooms.keep({ ...room, callId: call.callId, isInChina: isCNmeeting });
      // What everybody in the chat reads: it leads to where one is let in.
      const page = new URL(`/call/${channelSid}`, this.config.publicUrl).href;
      await this.calls.open(call, page);
      return room.address || page;
    } catch (cause) {
      this.logger.error({ err: cause }, 'A call found no room');
      await this.calls.unmake(call);
      await share?.giveBack();
      throw new DomainError(callsErrors.START_FAILED, { cause });
    }
  }

  /**
   * Says yes to the call of a chat, or comes back to it.
   * @throws DomainError CALLS_OVER, CALLS_FULL, CALLS_JOIN_FAILED, CALLS_FRIENDS_ONLY, CALLS_NOT_TOGETHER, CHATS_NOT_FOUND
   */
  async join(actor: Actor, input: VideoCallInput): Promise<CallAdmissionModel> {
    assertCan(actor, 'chat.write');
    const { chatId } = parseInput(videoCallSchema, input);
    const { userId } = actor;
    if (!(await this.mayEnter(userId, chatId))) throw new DomainError(callsErrors.NOT_TOGETHER);
    const call = await this.calls.accept(userId, chatId);
    if (!call) throw await this.whyNot(userId, chatId, callsErrors.OVER);
    try {
      const room = await this.rooms.ofCall(call.callId);
      if (!room) throw new Error('The call has no room');
      const admission = await this.provider.admit(room, userId);
      await this.watch.follow(room);
      return { ...call, ...admission, abilities: this.provider.abilities };
    } catch (cause) {
      if (cause instanceof DomainError && cause.code === callsErrors.FULL.code) throw cause;
      throw this.joinFailed(cause);
    }
  }

  /** Says no to the call of a chat. @returns whether anybody had asked */
  decline(actor: Actor, input: VideoCallInput): Promise<boolean> {
    assertCan(actor, 'chat.write');
    const { chatId } = parseInput(videoCallSchema, input);
    return this.calls.decline(actor.userId, chatId);
  }

  /**
   * The recording of the lesson that is held in the call of a chat of the caller's: whoever comes in is asked before. @returns null while it is not recorded
   * @throws DomainError CHATS_NOT_FOUND
   */
  async recording(actor: Actor, input: VideoCallInput): Promise<CallRecordingModel | null> {
    assertCan(actor, 'chat.read');
    const { chatId } = parseInput(videoCallSchema, input);
    const standing = await this.calls.standing(actor.userId, chatId);
    if (!standing) throw new DomainError(chatsErrors.NOT_FOUND);
    if (!this.provider.abilities.records || !standing.isOpen || standing.callId === null) return null;
    return this.recordings.askedOf(standing.callId, actor.userId);
  }

  /** Who calls now and waits for the caller's answer. */
  invitations(actor: Actor): Promise<CallInvitationModel[]> {
    assertCan(actor, 'chat.read');
    return this.calls.invitations(actor.userId);
  }

  /** To whoever reads them they were over before; tabs that show them are told. */
  @Every('calls.end-lapsed', { minutes: 1 })
  async endLapsed(): Promise<void> {
    await this.calls.endLapsed();
    await this.watch.closeLeftOpen();
    await this.rooms.forget();
  }

  /** With those who are in there already; before anything says that the caller is in the call. */
  private async mayEnter(userId: string, chatId: string): Promise<boolean> {
    try {
      return await this.watch.mayEnter(userId, chatId);
    } catch (cause) {
      throw this.joinFailed(cause);
    }
  }

  private joinFailed(cause: unknown): DomainError {
    this.logger.warn({ err: cause }, 'Somebody was not let into a room');
    return new DomainError(callsErrors.JOIN_FAILED, { cause });
  }

  /** One of the rooms that one person may open a day, where the provider has so many for all: nobody uses up those of others. A day is one of the provider's, of UTC. */
  private async shareOf(userId: string): Promise<Reservation | null> {
    const { roomsADay } = this.provider;
    if (roomsADay === null) return null;
    const { name, ...limit } = everyDay('calls.rooms', Math.ceil(roomsADay / callsLimits.peopleSharingRooms));
    try {
      return await this.limits.reserve(name, shareKey(userId, new Date()), limit);
    } catch (cause) {
      if (!(cause instanceof DomainError) || cause.code !== commonErrors.TOO_MANY_REQUESTS.code) throw cause;
      throw new DomainError(callsErrors.TOO_MANY_TODAY, { parameters: { n: limit.points }, cause });
    }
  }

  /** What stood in the way a moment ago. @param otherwise where nothing is left of it */
  private async whyNot(
    userId: string,
    chatId: string,
    otherwise: (typeof callsErrors)['OVER' | 'START_FAILED'] = callsErrors.START_FAILED,
  ): Promise<DomainError> {
    const standing = await this.calls.standing(userId, chatId);
    if (!standing) return new DomainError(chatsErrors.NOT_FOUND);
    const { isGroupChat, mayWrite, isOpen, waitSeconds } = standing;
    if (!mayWrite) return new DomainError(isGroupChat ? callsErrors.NOT_TOGETHER : callsErrors.FRIENDS_ONLY);
    if (otherwise === callsErrors.OVER) return new DomainError(otherwise);
    if (isOpen) return new DomainError(callsErrors.ONGOING);
    if (waitSeconds > 0) return new DomainError(callsErrors.TOO_SOON, { parameters: { n: waitSeconds } });
    return new DomainError(otherwise);
  }
}

/** Anew with each day. */
export const shareKey = (userId: string, now: Date): string => `${userId} ${now.toISOString().slice(0, 10)}`;
