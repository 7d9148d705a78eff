import {
  Args,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { type CreateForumAnnouncementInput, forumCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ForumAnnouncementService, type ForumAnnouncementView } from './forum-announcement.service';

@ObjectType('ForumAnnouncement', { description: 'What a forum announces, as its admins see it.' })
export class ForumAnnouncementModel implements ForumAnnouncementView {
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

@InputType('CreateForumAnnouncementInput')
export class CreateForumAnnouncementInputModel implements CreateForumAnnouncementInput {
  @Field(() => ID)
  communityId: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { nullable: true })
  content?: string | null;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  link?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Without it, it runs until it is ended.' })
  endsAt?: Date | null;
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
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<ForumAnnouncementView[]> {
    return this.announcements.list(actor, { communityId, cursor });
  }

  @Requires('forum.write')
  @Mutation(() => ForumAnnouncementModel, {
    description: 'Announces something above the page of a forum; for its admins.',
  })
  createForumAnnouncement(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CreateForumAnnouncementInputModel })
    input: CreateForumAnnouncementInputModel,
  ): Promise<ForumAnnouncementView> {
    return this.announcements.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Ends what a forum announces; for its admins.' })
  async endForumAnnouncement(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<boolean> {
    await this.announcements.end(actor, { id });
    return true;
  }
}
