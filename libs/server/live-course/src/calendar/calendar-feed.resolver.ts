import { type InLessonInput, inLessonSchema, liveCourseCalls } from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { LiveCourseFileModel } from '../live-course-file.model';
import { CalendarFeedModel } from './calendar-feed.model';
import { CalendarFeedService } from './calendar-feed.service';

@Resolver(() => CalendarFeedModel)
@Limited(liveCourseCalls.changes)
export class CalendarFeedResolver {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => CalendarFeedModel, {
    nullable: true,
    description: "The secret address of the caller's calendar; null where there is none.",
  })
  getCalendarFeed(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<CalendarFeedModel | null> {
    return this.feeds.own(actor);
  }

  @Requires('liveCourse.read')
  @Query(() => LiveCourseFileModel, { description: "A lesson of the caller's as a file for calendars." })
  getLiveLessonCalendarFile(
    @CurrentActor() actor: Actor,
    @Arguments(inLessonSchema) input: InLessonInput,
  ): Promise<LiveCourseFileModel> {
    return this.feeds.lesson(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => CalendarFeedModel, {
    description: 'Makes the caller an address, and ends the one there was.',
  })
  renewCalendarFeed(@CurrentActor() actor: Actor): Promise<CalendarFeedModel> {
    return this.feeds.renew(actor);
  }

  @Requires('liveCourse.write')
  @Mutation(() => Boolean, { description: "Ends the caller's address; whether there was one." })
  revokeCalendarFeed(@CurrentActor() actor: Actor): Promise<boolean> {
    return this.feeds.revoke(actor);
  }
}
