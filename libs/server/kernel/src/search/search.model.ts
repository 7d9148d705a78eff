import { Field, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../actor/actor';

/** A piece of a text, and whether it is what was looked for. The pieces put together are the text. */
@ObjectType('SearchTextPart', {
  description: 'A piece of a text, and whether it is what was looked for; plain text, no HTML.',
})
export class SearchTextPartModel {
  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isMatch: boolean;
}

/** A search over everything (checklist line 133) that may begin. Its fields are the domains' `SearchSource`s. */
@ObjectType('SearchFindings', { description: 'What a search over everything found.' })
export class SearchFindingsModel {
  actor: Actor;
  query: string;
}
