import { UserSummaryModel } from '@lyceum/auth';
import { type CallRoomKind, callRoomKinds } from '@lyceum/contracts/calls';
import { contractEnum } from '@lyceum/kernel';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

const CallRoomKindEnum = contractEnum('CallRoomKind', callRoomKinds, 'Where the room of a call is.');

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

/** What rooms of the provider can do. */
@ObjectType('CallAbilities')
export class CallAbilitiesModel {
  @Field(() => Int, { description: 'Most people of a room.' })
  people: number;

  @Field(() => Int, { description: 'Lines of the picture of a camera, at most.' })
  cameraLines: number;

  @Field(() => Boolean, { description: 'Whether a lesson that is held in one can be recorded by us.' })
  records: boolean;
}

/** A recording that goes on in a call, as whoever is asked to be in it is told of it. */
@ObjectType('CallRecording')
export class CallRecordingModel {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, {
    description: 'Whether the caller is of its class: nobody else is recorded, nor told which class it is.',
  })
  isAsked: boolean;

  @Field(() => String, { nullable: true })
  courseName: string | null;

  @Field(() => Int, { nullable: true })
  lessonNumber: number | null;

  @Field(() => String, { nullable: true })
  lessonTopic: string | null;
}

/** With what a browser enters the room of a call. */
@ObjectType('CallAdmission')
export class CallAdmissionModel {
  @Field(() => ID)
  callId: string;

  @Field(() => String, { description: 'Where the call is.' })
  joinUrl: string;

  @Field(() => CallRoomKindEnum)
  kind: CallRoomKind;

  @Field(() => String, {
    description:
      'Of the server to connect to, or of the page of the call; empty where our own room server has it.',
  })
  address: string;

  @Field(() => CallAbilitiesModel)
  abilities: CallAbilitiesModel;

  @Field(() => String, { description: 'For the room, within a minute; empty where the address is enough.' })
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
