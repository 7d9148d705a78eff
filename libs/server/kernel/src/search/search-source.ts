import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SearchFindingsModel, SearchSuggestionsModel } from './search.model';

/** What a domain lets be found by the search over everything. Implemented by a provider marked `@Finds('threads', …)`. */
export interface SearchSource<Hit extends object> {
  /**
   * What the caller may find, the best first. Who may find what is the source's own rule: nobody has asked before.
   * @throws DomainError without the right to what it finds
   */
  find(search: SearchFindingsModel): Promise<Hit[]>;
}

/** What a domain suggests while somebody types. Implemented by a provider marked `@Suggests('threads', …)`. */
export interface SuggestionSource<Suggestion extends object> {
  /** What the caller may find and begins with it, the best first; a few. @throws DomainError like `SearchSource` */
  suggest(search: SearchSuggestionsModel): Promise<Suggestion[]>;
}

/** The classes that answer, by the field of what they answer. */
const sources = new Map<string, string>();

/** Makes a method of a class the field of this name of what a search answers. */
function answers(
  answer: Type<SearchFindingsModel> | Type<SearchSuggestionsModel>,
  method: 'find' | 'suggest',
): (field: string, row: () => Type<object>) => (source: Type<object>) => void {
  return (field, row) => (source) => {
    const prototype = source.prototype as object;
    const handler = Object.getOwnPropertyDescriptor(prototype, method);
    if (!handler) throw new Error(`${source.name} cannot ${method}`);
    const known = sources.get(`${method} ${field}`);
    if (known !== undefined) throw new Error(`${known} and ${source.name} both ${method} ${field}`);
    sources.set(`${method} ${field}`, source.name);
    Parent()(prototype, method, 0);
    ResolveField(field, () => [row()], { description: 'The best first.' })(prototype, method, handler);
    Resolver(() => answer)(source);
  };
}

/**
 * Marks a provider as a `SearchSource`: what it finds is the field of this name of `SearchFindings`, and costs its
 * statements only where a caller asks for it.
 */
export const Finds: <Hit extends object>(
  field: string,
  hit: () => Type<Hit>,
) => (source: Type<SearchSource<Hit>>) => void = answers(SearchFindingsModel, 'find');

/** Marks a provider as a `SuggestionSource`, of the field of this name of `SearchSuggestions`. */
export const Suggests: <Suggestion extends object>(
  field: string,
  suggestion: () => Type<Suggestion>,
) => (source: Type<SuggestionSource<Suggestion>>) => void = answers(SearchSuggestionsModel, 'suggest');
