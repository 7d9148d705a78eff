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
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepRecordingService } from './keep-recording.service';
import { FoundCueModel, PlayedRecordingModel, RecordingLinkModel, RecordingModel } from './recording.model';
import { RecordingService } from './recording.service';

@Resolver(() => RecordingModel)
export class RecordingResolver {
  constructor(
    private readonly recordings: RecordingService,
    private readonly keeping: KeepRecordingService,
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
}
