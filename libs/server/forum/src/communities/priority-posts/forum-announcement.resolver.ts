import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CreateForumAnnouncementInput,
  createForumAnnouncementSchema,
  type EndForumAnnouncementInput,
  endForumAnnouncementSchema,
  forumCalls,
  type ListOfForumToolInput,
  listOfForumToolSchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { ForumAnnouncementService } from './forum-announcement.service';
import { ForumAnnouncementModel } from './forum-announcement.model';

@Limited(forumCalls.changes)
@Resolver(() => ForumAnnouncementModel)
export class ForumAnnouncementResolver {
  constructor(private readonly announcements: ForumAnnouncementService) {}

  @Requires('forum.read')
  @Query(() => [ForumAnnouncementModel], {
    description: 'What a forum announces now, the latest first; for its admins.',
  })
  getForumAnnouncements(
    @CurrentActor() actor: Actor,
    @Arguments(listOfForumToolSchema) input: ListOfForumToolInput,
  ): Promise<ForumAnnouncementModel[]> {
    return this.announcements.list(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => ForumAnnouncementModel, {
    description: 'Announces something above the page of a forum; for its admins.',
  })
  createForumAnnouncement(
    @CurrentActor() actor: Actor,
    @Input(createForumAnnouncementSchema) input: CreateForumAnnouncementInput,
  ): Promise<ForumAnnouncementModel> {
    return this.announcements.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Ends what a forum announces; for its admins.' })
  async endForumAnnouncement(
    @CurrentActor() actor: Actor,
    @Arguments(endForumAnnouncementSchema) input: EndForumAnnouncementInput,
  ): Promise<boolean> {
    await this.announcements.end(actor, input);
    return true;
  }
}
