import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SearchFindingsModel } from './search.model';

/** What a domain lets be found by the search over everything. Implemented by a provider marked `@Finds('threads', …)`. */
export interface SearchSource<Hit extends object> {
  /**
   * What the caller may find, the best first. Who may find what is the source's own rule: nobody has asked before.
   * @throws DomainError without the right to what it finds
   */
  find(search: SearchFindingsModel): Promise<Hit[]>;
}

/** The classes that find, by the field of what they find. */
const sources = new Map<string, string>();

/**
 * Marks a provider as a `SearchSource`: what it finds is the field of this name of `SearchFindings`, and costs its
 * statements only where a caller asks for it.
 */
export const Finds =
  <Hit extends object>(field: string, hit: () => Type<Hit>) =>
  (source: Type<SearchSource<Hit>>): void => {
    const find = Object.getOwnPropertyDescriptor(source.prototype, 'find');
    if (!find) throw new Error(`${source.name} finds nothing`);
    const known = sources.get(field);
    if (known !== undefined) throw new Error(`${known} and ${source.name} both find ${field}`);
    sources.set(field, source.name);
    Parent()(source.prototype as object, 'find', 0);
    ResolveField(field, () => [hit()], { description: 'The best hit first.' })(
      source.prototype as object,
      'find',
      find,
    );
    Resolver(() => SearchFindingsModel)(source);
  };
