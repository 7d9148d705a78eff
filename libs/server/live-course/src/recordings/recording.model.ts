import { UserSummaryModel } from '@lyceum/auth';
import type {
  RecordingFailure,
  RecordingFilmKind,
  RecordingMomentKind,
  RecordingState,
  RecordingType,
} from '@lyceum/contracts/live-course';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  RecordingFailureEnum,
  RecordingFilmKindEnum,
  RecordingMomentKindEnum,
  RecordingStateEnum,
  RecordingTypeEnum,
} from '../live-course.enums';

/** A recording of a lesson as its lesson names it (checklist line 175). */
@ObjectType('LiveLessonRecordFile')
export class RecordFileModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  fileName: string;

  @Field(() => String, {
    description: 'Works for an hour; of what our own rooms recorded the page where it is played.',
  })
  fileLink: string;

  @Field(() => RecordingTypeEnum)
  recordingType: RecordingType;

  @Field(() => String, {
    nullable: true,
    description: 'Of the meeting that was recorded; null of an upload.',
  })
  meetingUUID: string | null;

  @Field(() => Int, { nullable: true })
  seconds: number | null;
}

/** A recording of a class (checklist line 186). */
@ObjectType('LiveRecording')
export class RecordingModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => ID)
  lessonId: string;

  @Field(() => Int)
  lessonNumber: number;

  @Field(() => String)
  lessonTopic: string;

  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => String)
  fileName: string;

  @Field(() => RecordingTypeEnum)
  recordingType: RecordingType;

  @Field(() => String, { nullable: true })
  meetingUUID: string | null;

  @Field(() => RecordingStateEnum, { description: 'Those that are not READY are shown to who teaches.' })
  state: RecordingState;

  @Field(() => RecordingFailureEnum, { nullable: true })
  failure: RecordingFailure | null;

  @Field(() => Int, { nullable: true, description: 'Null where it does not say how long it is.' })
  seconds: number | null;

  @Field(() => Boolean)
  hasCaptions: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Deleted ones are shown to who teaches, for 30 days.',
  })
  deletedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether a room of ours recorded it, a film of each person.' })
  isOfRoom: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may change and delete it.' })
  isKept: boolean;

  @Field(() => Boolean, {
    description: 'Whether the caller is in it, with a film of their own or by what is told to have happened.',
  })
  isOfMe: boolean;
}

/** What is said in a recording, and when; milliseconds from its beginning. */
@ObjectType('LiveRecordingCue')
export class CueModel {
  @Field(() => Int)
  starts: number;

  @Field(() => Int)
  ends: number;

  @Field(() => String)
  text: string;
}

/** A film of somebody in the room, or of their screen; all of a recording are played in step. */
@ObjectType('LiveRecordingFilm')
export class RecordingFilmModel {
  @Field(() => ID)
  id: string;

  @Field(() => RecordingFilmKindEnum)
  kind: RecordingFilmKind;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => Int, { description: 'When it begins, in milliseconds of the recording.' })
  startsAt: number;

  @Field(() => Int)
  milliseconds: number;

  @Field(() => [Int], {
    description: 'From when until when somebody speaks, one after the other, in milliseconds of the film.',
  })
  spoken: number[];

  @Field(() => String, {
    description: 'Works for an hour, for the caller, and as long as they may watch it.',
  })
  fileLink: string;

  @Field(() => Boolean, { description: 'Whether the caller may take this person out of the recording.' })
  mayTakeOut: boolean;
}

/** Something that happened while a lesson was recorded. */
@ObjectType('LiveRecordingMoment')
export class RecordingMomentModel {
  @Field(() => RecordingMomentKindEnum)
  kind: RecordingMomentKind;

  @Field(() => Int, { description: 'Milliseconds from the beginning.' })
  at: number;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => Boolean, { description: 'Whether the caller may take this person out of the recording.' })
  mayTakeOut: boolean;
}

/** A recording to be played. */
@ObjectType('LiveRecordingToPlay')
export class PlayedRecordingModel {
  @Field(() => RecordingModel)
  recording: RecordingModel;

  @Field(() => String, {
    description: 'Works for an hour, whoever has it; of what our own rooms recorded its page.',
  })
  fileLink: string;

  @Field(() => GraphQLISODateTime)
  linkExpires: Date;

  @Field(() => [RecordingFilmModel], { description: 'Of what our own rooms recorded.' })
  films: RecordingFilmModel[];

  @Field(() => [RecordingMomentModel])
  moments: RecordingMomentModel[];

  @Field(() => [CueModel])
  captions: CueModel[];
}

/** Where a link to a recording leads, and until when. */
@ObjectType('LiveRecordingLink')
export class RecordingLinkModel {
  @Field(() => String)
  fileLink: string;

  @Field(() => GraphQLISODateTime)
  linkExpires: Date;
}

/** A place in the captions of a class. */
@ObjectType('FoundLiveRecordingCue')
export class FoundCueModel {
  @Field(() => ID)
  recordingId: string;

  @Field(() => Int)
  lessonNumber: number;

  @Field(() => String)
  lessonTopic: string;

  @Field(() => String)
  fileName: string;

  @Field(() => Int, { description: 'Milliseconds from the beginning.' })
  starts: number;

  @Field(() => String)
  text: string;
}
