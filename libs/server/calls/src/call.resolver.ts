import { callsCalls, type VideoCallInput, videoCallSchema } from '@lyceum/contracts/calls';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CallRecordingModel, CallAdmissionModel, CallInvitationModel } from './call.model';
import { CallService } from './call.service';

@Limited(callsCalls.answers)
@Resolver(() => CallInvitationModel)
export class CallResolver {
  constructor(private readonly calls: CallService) {}

  @Requires('chat.read')
  @Query(() => [CallInvitationModel], { description: 'Who calls now and waits for an answer of the caller.' })
  getCallInvitations(@CurrentActor() actor: Actor): Promise<CallInvitationModel[]> {
    return this.calls.invitations(actor);
  }

  @Requires('chat.read')
  @Query(() => CallRecordingModel, {
    nullable: true,
    description:
      'The recording of the lesson that is held in the call of a chat of the caller’s; null while it is not recorded.',
  })
  getVideoCallRecording(
    @CurrentActor() actor: Actor,
    @Arguments(videoCallSchema) input: VideoCallInput,
  ): Promise<CallRecordingModel | null> {
    return this.calls.recording(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => CallAdmissionModel, { description: 'Says yes to the call of a chat, or comes back to it.' })
  joinVideoCall(
    @CurrentActor() actor: Actor,
    @Arguments(videoCallSchema) input: VideoCallInput,
  ): Promise<CallAdmissionModel> {
    return this.calls.join(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => Boolean, {
    description: 'Says no to the call of a chat; answers whether anybody had asked.',
  })
  declineVideoCall(
    @CurrentActor() actor: Actor,
    @Arguments(videoCallSchema) input: VideoCallInput,
  ): Promise<boolean> {
    return this.calls.decline(actor, input);
  }
}
