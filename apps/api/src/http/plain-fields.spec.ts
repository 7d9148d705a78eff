import { beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import {
  Field,
  GraphQLSchemaBuilderModule,
  GraphQLSchemaFactory,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { graphql, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { withPlainFields } from './plain-fields';

@ObjectType()
class Star {
  @Field(() => String)
  name: string;

  @Field(() => String, { name: 'colour' })
  kept: string;

  @Field(() => String, { defaultValue: 'unknown', nullable: true })
  age?: string;

  @Field(() => String, { middleware: [async (_, next: () => Promise<string>) => `${await next()}!`] })
  loud: string;
}

@Resolver(() => Star)
class StarResolver {
  @Query(() => Star)
  star(): Star {
    throw new Error('The schema alone is made here; the test answers instead.');
  }
}

let schema: GraphQLSchema;
beforeAll(async () => {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  schema = withPlainFields(await builder.get(GraphQLSchemaFactory).create([StarResolver]));
  await builder.close();
});

describe('fields that only read a property', () => {
  it('have no resolver, so that compiled queries read it in place; all others keep theirs', () => {
    const fields = (schema.getType('Star') as GraphQLObjectType).getFields();
    const resolved = Object.values(fields).filter(({ resolve }) => resolve !== undefined);
    expect(resolved.map(({ name }) => name)).toEqual(['colour', 'age', 'loud']);
  });

  it('answer as before', async () => {
    const star = { name: 'Vega', kept: 'blue', loud: 'hm' };
    const { data } = await graphql({
      schema,
      source: '{ star { name colour age loud } }',
      rootValue: { star },
    });
    expect(data).toEqual({ star: { name: 'Vega', colour: 'blue', age: 'unknown', loud: 'hm!' } });
  });
});
