import { Field, ObjectType } from '@nestjs/graphql';
import type { ReplyParts } from '@lyceum/contracts/forum';
import { wholeParts } from './whole-parts';

/** What an author says in a post or a comment. */
@ObjectType({ isAbstract: true })
export abstract class ReplyPartsModel implements Required<ReplyParts> {
  @Field(() => String, {
    description: 'Plain text, or the JSON of rich text where isRich; ‘Content deleted’ of what is gone.',
  })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;
}

/** Of what is left out of a reply. */
const missing: ReplyPartsModel = { content: '', isRich: false };

type SaidInReply = { readonly [Part in keyof ReplyParts]?: ReplyParts[Part] | null };

export const replyPartsOf = (said: SaidInReply): ReplyPartsModel => wholeParts(missing, said);
