import { listOfForumToolSchema, type ListOfForumToolInput } from '@lyceum/contracts/forum';
import { Query, Resolver } from '@nestjs/graphql';
import { type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { ForumAuditEntryModel } from './forum-audit.model';
import { ForumAuditService } from './forum-audit.service';

@Resolver(() => ForumAuditEntryModel)
export class ForumAuditResolver {
  constructor(private readonly entries: ForumAuditService) {}

  @Requires('forum.read')
  @Query(() => [ForumAuditEntryModel], {
    description: 'What staff did in a forum, the latest first; for its admins.',
  })
  getForumAudit(
    @CurrentActor() actor: Actor,
    @Arguments(listOfForumToolSchema) input: ListOfForumToolInput,
  ): Promise<ForumAuditEntryModel[]> {
    return this.entries.list(actor, input);
  }
}
