import {
  type AddRecordingInput,
  addRecordingSchema,
  type InGroupInput,
  inGroupSchema,
  liveCourseCalls,
  type OneRecordingInput,
  oneRecordingSchema,
  type SaveCaptionsInput,
  saveCaptionsSchema,
  type SearchRecordingsInput,
  searchRecordingsSchema,
  type TakeOutInput,
  takeOutSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepRecordingService } from './keep-recording.service';
import { FoundCueModel, PlayedRecordingModel, RecordingLinkModel, RecordingModel } from './recording.model';
import { RecordingService } from './recording.service';
import { TakeOutService } from './rooms/take-out.service';

@Resolver(() => RecordingModel)
export class RecordingResolver {
  constructor(
    private readonly recordings: RecordingService,
    private readonly keeping: KeepRecordingService,
    private readonly takingOut: TakeOutService,
  ) {}

  @Requires('liveCourse.read')
  @Query(() => [RecordingModel], {
    description:
      'Recordings of a class of the caller, the last lesson first; to who teaches it those in the trash, too.',
  })
  getLiveCourseRecordings(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<RecordingModel[]> {
    return this.recordings.ofGroup(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => PlayedRecordingModel, { description: 'A recording to be played, with its captions.' })
  getLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(oneRecordingSchema) input: OneRecordingInput,
  ): Promise<PlayedRecordingModel> {
    return this.recordings.toPlay(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => RecordingLinkModel, { description: 'Another link to a recording, for when one ends.' })
  getLiveRecordingLink(
    @CurrentActor() actor: Actor,
    @Arguments(oneRecordingSchema) input: OneRecordingInput,
  ): Promise<RecordingLinkModel> {
    return this.recordings.renewed(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [RecordingModel], {
    description:
      'Recordings that the caller is in, also of classes they left and those in the trash: they may take themselves out.',
  })
  getLiveRecordingsOfMe(@CurrentActor() actor: Actor): Promise<RecordingModel[]> {
    return this.recordings.ofMe(actor);
  }

  @Requires('liveCourse.read')
  @Limited(liveCourseCalls.recordingSearches)
  @Query(() => [FoundCueModel], { description: 'Where something is said in the recordings of a class.' })
  searchLiveRecordings(
    @CurrentActor() actor: Actor,
    @Arguments(searchRecordingsSchema) input: SearchRecordingsInput,
  ): Promise<FoundCueModel[]> {
    return this.recordings.search(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.recordings)
  @Mutation(() => RecordingModel, {
    description: 'Adds a film that the caller has uploaded to a lesson they teach.',
  })
  addLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(addRecordingSchema) input: AddRecordingInput,
  ): Promise<RecordingModel> {
    return this.keeping.add(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => RecordingModel, {
    description: 'Keeps captions in WebVTT with a recording; blank takes them away.',
  })
  saveLiveRecordingCaptions(
    @CurrentActor() actor: Actor,
    @Arguments(saveCaptionsSchema) input: SaveCaptionsInput,
  ): Promise<RecordingModel> {
    return this.keeping.saveCaptions(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => RecordingModel, { description: 'Has a recording that failed looked into again.' })
  retryLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(oneRecordingSchema) input: OneRecordingInput,
  ): Promise<RecordingModel> {
    return this.keeping.retry(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => RecordingModel, { description: 'Deletes a recording; it can be had back for 30 days.' })
  deleteLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(oneRecordingSchema) input: OneRecordingInput,
  ): Promise<RecordingModel> {
    return this.keeping.delete(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => RecordingModel, { description: 'Gives a deleted recording back.' })
  restoreLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(oneRecordingSchema) input: OneRecordingInput,
  ): Promise<RecordingModel> {
    return this.keeping.restore(actor, input);
  }

  @NamesAnother('userId')
  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => Boolean, {
    description:
      'Takes somebody out of a lesson that our rooms recorded, for good: everybody themselves, of others who teaches the class, and staff.',
  })
  async takeOutOfLiveRecording(
    @CurrentActor() actor: Actor,
    @Arguments(takeOutSchema) input: TakeOutInput,
  ): Promise<boolean> {
    await this.takingOut.takeOut(actor, input);
    return true;
  }
}
