import {
  type InGroupInput,
  inGroupSchema,
  liveCourseCalls,
  type OneAnnouncementInput,
  oneAnnouncementSchema,
  type SaveAnnouncementInput,
  saveAnnouncementSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { AnnouncementModel } from './announcement.model';
import { AnnouncementService } from './announcement.service';

@Resolver(() => AnnouncementModel)
export class AnnouncementResolver {
  constructor(private readonly announcements: AnnouncementService) {}

  @Requires('liveCourse.read')
  @Query(() => [AnnouncementModel], { description: 'What a class of the caller was told, the last first.' })
  getLiveCourseAnnouncements(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<AnnouncementModel[]> {
    return this.announcements.of(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.announcements)
  @Mutation(() => AnnouncementModel, { description: 'Tells a class something, or changes what it was told.' })
  saveLiveCourseAnnouncement(
    @CurrentActor() actor: Actor,
    @Arguments(saveAnnouncementSchema) input: SaveAnnouncementInput,
  ): Promise<AnnouncementModel> {
    return this.announcements.save(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => AnnouncementModel, { description: 'Takes an announcement away; it can be had back.' })
  deleteLiveCourseAnnouncement(
    @CurrentActor() actor: Actor,
    @Arguments(oneAnnouncementSchema) input: OneAnnouncementInput,
  ): Promise<AnnouncementModel> {
    return this.announcements.delete(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => AnnouncementModel, { description: 'Gives an announcement back as it was.' })
  restoreLiveCourseAnnouncement(
    @CurrentActor() actor: Actor,
    @Arguments(oneAnnouncementSchema) input: OneAnnouncementInput,
  ): Promise<AnnouncementModel> {
    return this.announcements.restore(actor, input);
  }
}
