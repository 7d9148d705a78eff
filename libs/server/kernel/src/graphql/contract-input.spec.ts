import { beforeAll, expect, test } from '@jest/globals';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory, Query, Resolver } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { type GraphQLSchema, printType } from 'graphql';
import { z } from 'zod';
import { contractEnum } from './contract-enum';
import { Arguments, Input } from './contract-input';

const moods = ['GLAD', 'SAD'] as const;
contractEnum('Mood', moods, 'How somebody feels.');

const partSchema = z.object({ label: z.string() }).meta({ id: 'PartInput' });

const wholeSchema = z
  .object({
    id: z.guid(),
    title: z.string().trim().min(1).refine(Boolean).describe('One line.'),
    mood: z.enum(moods).nullish(),
    only: z.literal('GLAD').meta({ graphql: 'Mood' }),
    loose: z.enum(moods).meta({ graphql: 'String' }),
    count: z.int().nullish().default(7),
    share: z.number().optional(),
    until: z.date().nullish(),
    text: z
      .string()
      .nullish()
      .transform((text) => text ?? ''),
    parts: z.array(partSchema),
    part: partSchema.nullish(),
  })
  .meta({ id: 'WholeInput', description: 'All there is.' });

@Resolver()
class ProbeResolver {
  @Query(() => Boolean)
  asInput(@Input(wholeSchema) _input: z.input<typeof wholeSchema>): boolean {
    return true;
  }

  @Query(() => Boolean)
  again(@Input(wholeSchema) _input: z.input<typeof wholeSchema>): boolean {
    return true;
  }

  @Query(() => Boolean)
  asArguments(
    @Arguments(partSchema.extend({ id: z.guid() })) _input: { label: string; id: string },
  ): boolean {
    return true;
  }
}

let schema: GraphQLSchema;
beforeAll(async () => {
  const module = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  schema = await module.get(GraphQLSchemaFactory).create([ProbeResolver]);
});

test('an input has the name, the fields and the words of its contract, wherever it is used', () => {
  expect(printType(schema.getType('WholeInput')!)).toBe(`"""All there is."""
input WholeInput {
  id: ID!

  """One line."""
  title: String!
  mood: Mood
  only: Mood!
  loose: String!
  count: Int = 7
  share: Float
  until: DateTime
  text: String
  parts: [PartInput!]!
  part: PartInput
}`);
  expect(printType(schema.getType('PartInput')!)).toBe('input PartInput {\n  label: String!\n}');
});

test('arguments are the keys of their contract', () => {
  expect(printType(schema.getQueryType()!)).toContain('asArguments(label: String!, id: ID!): Boolean!');
});

test('an input without a name, and a value without a type, are refused when the door is declared', () => {
  expect(() => Input(z.object({ label: z.string() }))).toThrow('GraphQL input has no name: label');
  expect(() => Arguments(z.object({ any: z.map(z.string(), z.string()) }))).toThrow('the input any: map');
});
