import { UserSummaryModel } from '@lyceum/auth';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** With what a browser enters the room of a call. */
@ObjectType('CallAdmission')
export class CallAdmissionModel {
  @Field(() => ID)
  callId: string;

  @Field(() => String, { description: 'Where the call is.' })
  joinUrl: string;

  @Field(() => String, { description: 'For the socket, within a minute; empty where the address is enough.' })
  ticket: string;
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

  @Field(() => Int, { description: 'How long it stands, by the clock of the server.' })
  secondsLeft: number;
}
