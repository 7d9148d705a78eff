import { type SearchTime, searchTimes } from '@lyceum/contracts/search';
import { Field, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../actor/actor';
import { contractEnum } from '../graphql/contract-enum';

contractEnum('SearchTime', searchTimes, 'How old what is found may be.');

/** What narrows a search: a source takes what it knows. */
export interface SearchNarrowing {
  readonly communityId: string | null;
  readonly authorId: string | null;
  readonly time: SearchTime | null;
}

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
  narrowing: SearchNarrowing;
}

/** What begins with what somebody types. Its fields are the domains' sources', too. */
@ObjectType('SearchSuggestions', { description: 'What begins with what somebody types.' })
export class SearchSuggestionsModel {
  actor: Actor;
  query: string;
}
