import {
  type CancelLessonInput,
  cancelLessonSchema,
  type InLessonInput,
  inLessonSchema,
  type KeepTimeZoneInput,
  keepTimeZoneSchema,
  liveCourseCalls,
  type MoveLessonInput,
  moveLessonSchema,
  type RestoreLessonInput,
  restoreLessonSchema,
  type SetSubstituteInput,
  setSubstituteSchema,
  type SetLessonMeetingInput,
  setLessonMeetingSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { LessonChangeService } from './lesson-change.service';
import { ChangedLessonModel, LessonTeacherModel, StoodInLessonModel } from './lesson.model';
import { SubstituteService } from './substitute.service';
import { TimeZoneService } from './time-zone.service';

@Resolver(() => ChangedLessonModel)
@Limited(liveCourseCalls.changes)
export class LessonChangeResolver {
  constructor(
    private readonly changes: LessonChangeService,
    private readonly substitutes: SubstituteService,
    private readonly timeZones: TimeZoneService,
  ) {}

  @Requires('liveCourse.write')
  @Mutation(() => [ChangedLessonModel], {
    description: 'Gives a lesson another time, or it and those after it. Answers these.',
  })
  moveLiveLesson(
    @CurrentActor() actor: Actor,
    @Arguments(moveLessonSchema) input: MoveLessonInput,
  ): Promise<ChangedLessonModel[]> {
    return this.changes.move(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => [ChangedLessonModel], {
    description: 'Cancels a lesson, or it and those after it. Answers these.',
  })
  cancelLiveLesson(
    @CurrentActor() actor: Actor,
    @Arguments(cancelLessonSchema) input: CancelLessonInput,
  ): Promise<ChangedLessonModel[]> {
    return this.changes.cancel(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => [ChangedLessonModel], { description: 'Lets a canceled lesson take place after all.' })
  restoreLiveLesson(
    @CurrentActor() actor: Actor,
    @Arguments(restoreLessonSchema) input: RestoreLessonInput,
  ): Promise<ChangedLessonModel[]> {
    return this.changes.restore(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => [ChangedLessonModel], {
    description: 'Says where a lesson is held, or it and those after it. Answers these.',
  })
  setLiveLessonMeeting(
    @CurrentActor() actor: Actor,
    @Arguments(setLessonMeetingSchema) input: SetLessonMeetingInput,
  ): Promise<ChangedLessonModel[]> {
    return this.changes.setMeeting(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => [ChangedLessonModel], {
    description: 'Has somebody stand in for a lesson, or nobody any more.',
  })
  setLiveLessonSubstitute(
    @CurrentActor() actor: Actor,
    @Arguments(setSubstituteSchema) input: SetSubstituteInput,
  ): Promise<ChangedLessonModel[]> {
    return this.substitutes.set(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [LessonTeacherModel], {
    description: 'Who could stand in for a lesson, to who leads its class.',
  })
  getLiveLessonSubstitutes(
    @CurrentActor() actor: Actor,
    @Arguments(inLessonSchema) input: InLessonInput,
  ): Promise<LessonTeacherModel[]> {
    return this.substitutes.candidates(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [StoodInLessonModel], { description: 'Lessons the caller stands in for, the soonest first.' })
  getLiveLessonsStoodIn(@CurrentActor() actor: Actor): Promise<StoodInLessonModel[]> {
    return this.substitutes.own(actor);
  }

  @Requires('liveCourse.write')
  @Mutation(() => String, { description: 'Keeps the zone the caller is in, in which they are told times.' })
  keepMyTimeZone(
    @CurrentActor() actor: Actor,
    @Arguments(keepTimeZoneSchema) input: KeepTimeZoneInput,
  ): Promise<string> {
    return this.timeZones.keep(actor, input);
  }
}
