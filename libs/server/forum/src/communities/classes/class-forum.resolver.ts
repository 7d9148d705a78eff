import { type InGroupInput, inGroupSchema } from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { ClassForumModel } from './class-forum.model';
import { ClassForumService } from './class-forum.service';

@Resolver(() => ClassForumModel)
export class ClassForumResolver {
  constructor(private readonly forums: ClassForumService) {}

  @Requires('forum.read')
  @Query(() => ClassForumModel, {
    nullable: true,
    description: "A class's forum, to its members; null to everybody else.",
  })
  getLiveCourseForum(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<ClassForumModel | null> {
    return this.forums.ofClass(actor, input);
  }
}
