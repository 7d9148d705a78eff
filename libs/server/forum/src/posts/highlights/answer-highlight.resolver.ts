import { Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls, type HighlightAnswerInput, highlightAnswerSchema } from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { AnswerHighlightService } from './answer-highlight.service';

@Limited(forumCalls.changes)
@Resolver()
export class AnswerHighlightResolver {
  constructor(private readonly highlights: AnswerHighlightService) {}

  @Requires('forum.write')
  @Mutation(() => Boolean, {
    description:
      'Shows a post beneath its thread’s text, in place of another, or no longer: Educators of the thread’s author may, and who keeps order.',
  })
  async highlightAnswer(
    @CurrentActor() actor: Actor,
    @Arguments(highlightAnswerSchema) input: HighlightAnswerInput,
  ): Promise<boolean> {
    await this.highlights.highlight(actor, input);
    return true;
  }
}
