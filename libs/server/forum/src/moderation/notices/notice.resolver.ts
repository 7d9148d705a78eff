import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ModerationNoticeModel } from './notice.model';
import { NoticeService, type NoticeView } from './notice.service';

@Limited(forumCalls.changes)
@Resolver(() => ModerationNoticeModel)
export class NoticeResolver {
  constructor(private readonly notices: NoticeService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ModerationNoticeModel], {
    description: 'The caller’s held and removed content, warnings and bans, the latest first.',
  })
  getModerationNotices(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<NoticeView[]> {
    return this.notices.list(actor, { userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Asks that a decision be looked at again; once each.' })
  async appealModeration(
    @CurrentActor() actor: Actor,
    @Args('noticeId', { type: () => ID }) noticeId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.notices.appeal(actor, { noticeId, userId, message });
    return true;
  }
}
