import { UserSummaryModel } from '@lyceum/auth';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** A STUN or TURN server, as WebRTC takes it. */
@ObjectType('CallIceServer')
export class CallIceServerModel {
  @Field(() => [String])
  urls: string[];

  @Field(() => String, { nullable: true, description: 'Holds for a few hours; null of STUN.' })
  username: string | null;

  @Field(() => String, { nullable: true })
  credential: string | null;
}

/** With what a browser enters the room of a call. */
@ObjectType('CallAdmission')
export class CallAdmissionModel {
  @Field(() => ID)
  callId: string;

  @Field(() => String, { description: 'Where the call is.' })
  joinUrl: string;

  @Field(() => String, { description: 'For the socket, within a minute; empty where the address is enough.' })
  ticket: string;

  @Field(() => [CallIceServerModel], { description: 'Ways to the room out of a strict network.' })
  iceServers: CallIceServerModel[];
}

/** Somebody calls, and waits for an answer (checklist line 205). */
@ObjectType('CallInvitation')
export class CallInvitationModel {
  @Field(() => ID)
  chatId: string;

  @Field(() => String, { nullable: true, description: 'Name of the group; null of two people.' })
  title: string | null;

  @Field(() => UserSummaryModel)
  caller: UserSummaryModel;

  @Field(() => Boolean, {
    description: 'Whether the caller has muted the chat: it is shown, and makes no sound.',
  })
  isSilent: boolean;

  @Field(() => Int, { description: 'How long it stands, by the clock of the server.' })
  secondsLeft: number;
}
