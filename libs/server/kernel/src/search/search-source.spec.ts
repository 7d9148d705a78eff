import { expect, test } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { Field, GraphQLSchemaBuilderModule, GraphQLSchemaFactory, ObjectType } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { printType } from 'graphql';
import { SearchResolver } from './search.resolver';
import { Finds, type SearchSource, type SuggestionSource, Suggests } from './search-source';

@ObjectType('LessonSearchHit')
class LessonHit {
  @Field(() => String)
  title: string;
}

@Injectable()
@Finds('lessons', () => LessonHit)
class LessonSource implements SearchSource<LessonHit> {
  find(): Promise<LessonHit[]> {
    return Promise.resolve([{ title: 'Photosynthesis' }]);
  }
}

@Injectable()
@Suggests('lessons', () => LessonHit)
class LessonSuggestions implements SuggestionSource<LessonHit> {
  suggest(): Promise<LessonHit[]> {
    return Promise.resolve([{ title: 'Photosynthesis' }]);
  }
}

test('[133] what a domain lets be found, or suggests, is a field of the search over everything, by its source alone', async () => {
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  const schema = await module
    .get(GraphQLSchemaFactory)
    .create([SearchResolver, LessonSource, LessonSuggestions]);
  for (const name of ['SearchFindings', 'SearchSuggestions']) {
    const answer = schema.getType(name);
    expect(answer && printType(answer)).toContain('lessons: [LessonSearchHit!]!');
  }
});

test('two sources of one name are refused when the second is declared', () => {
  expect(() => {
    Finds('lessons', () => LessonHit)(LessonSource);
  }).toThrow('LessonSource and LessonSource both find lessons');
});
