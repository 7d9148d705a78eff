import { Field, ID, InputType } from '@nestjs/graphql';
import type { CreateConversationInput, ReplyToConversationInput } from '@lyceum/contracts';

const key = {
  nullable: true,
  description: 'A UUID of the caller’s making: a repeated call makes no second one.',
};
const text = { description: 'Plain text of 1 to 1,000 characters.' };

@InputType('CreateConversationInput')
export class CreateConversationInputModel implements CreateConversationInput {
  @Field(() => ID)
  communityId: string;

  @Field(() => String, text)
  content: string;

  @Field(() => ID, key)
  clientKey?: string | null;
}

@InputType('ReplyToConversationInput')
export class ReplyToConversationInputModel implements ReplyToConversationInput {
  @Field(() => ID)
  conversationId: string;

  @Field(() => String, text)
  content: string;

  @Field(() => ID, key)
  clientKey?: string | null;
}
