import { Field, ObjectType } from '@nestjs/graphql';
import { replyPartNames, type ReplyParts } from '@lyceum/contracts/forum';

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

export function replyPartsOf(said: {
  readonly [Part in keyof ReplyParts]?: ReplyParts[Part] | null;
}): ReplyPartsModel {
  const parts = replyPartNames.map((name) => [name, said[name] ?? missing[name]] as const);
  return Object.fromEntries(parts) as unknown as ReplyPartsModel;
}
