import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts/forum';
import {
  type AppealModerationInput,
  appealModerationSchema,
  type GetModerationNoticesInput,
  getModerationNoticesSchema,
} from '@lyceum/contracts/moderation';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ModerationNoticeModel } from './notice.model';
import { NoticeService } from './notice.service';

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
    @Arguments(getModerationNoticesSchema) input: GetModerationNoticesInput,
  ): Promise<ModerationNoticeModel[]> {
    return this.notices.list(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Asks that a decision be looked at again; once each.' })
  async appealModeration(
    @CurrentActor() actor: Actor,
    @Arguments(appealModerationSchema) input: AppealModerationInput,
  ): Promise<boolean> {
    await this.notices.appeal(actor, input);
    return true;
  }
}
