import { Field, ID, InputType } from '@nestjs/graphql';
import type { CreateThreadInput } from '@lyceum/contracts';
import { NewPollInputModel } from '@lyceum/polls';

@InputType('CreateThreadInput')
export class CreateThreadInputModel implements CreateThreadInput {
  @Field(() => ID)
  communityId: string;

  @Field(() => String, { description: '1 to 200 characters.' })
  title: string;

  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean, { nullable: true })
  isRich?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Up to 5.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'A path below /files/.' })
  thumbnailUrl?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID of the caller’s making: a repeated call makes one thread.',
  })
  clientKey?: string | null;

  @Field(() => NewPollInputModel, { nullable: true })
  poll?: NewPollInputModel | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The caller’s draft it was written as; deleted with this.',
  })
  draftId?: string | null;
}
