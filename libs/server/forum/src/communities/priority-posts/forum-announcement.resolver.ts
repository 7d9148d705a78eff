import { Field, GraphQLISODateTime, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
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

/** What a forum announces, as its admins see it. */
@ObjectType('ForumAnnouncement', { description: 'What a forum announces, as its admins see it.' })
export class ForumAnnouncementModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  content: string;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  link: string | null;

  @Field(() => GraphQLISODateTime)
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endsAt: Date | null;

  @Field(() => Int, { description: 'How many people have put it away.' })
  dismissalsCnt: number;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}

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
