import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { describe, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, formatGraphqlError } from '@lyceum/kernel';
import { GraphQLScalarType } from 'graphql';
import { CompiledExecution } from './compiled-execution';

const typeDefs = `
  scalar Moment
  interface Being { id: ID! }
  type Person implements Being { id: ID!, name: String, bornAt: Moment, friends: [Person!]!, fails: String, failsHard: String! }
  type Query { being(id: ID!): Being, person(id: ID!): Person, missing: Person!, count(by: Int! = 1): Int! }
  type Mutation { bump: Int! }`;

const ada = (id = '1') => ({
  __typename: 'Person',
  id,
  name: 'Ada "L" \u2028 李',
  bornAt: new Date(0),
  friends: [],
});

interface Asked {
  readonly answers: unknown[];
  /** How often GraphQL's own execution ran. */
  readonly interpreted: number;
}

/** Answers to the same call, asked three times. */
async function askThrice(query: string, variables: Record<string, unknown> = {}): Promise<Asked> {
  let runs = 0;
  let interpreted = 0;
  const refuse = (): never => {
    throw new DomainError(commonErrors.FORBIDDEN);
  };
  const moment = new GraphQLScalarType({
    name: 'Moment',
    serialize: (value) => (value as Date).toISOString(),
  });
  const counter: ApolloServerPlugin = {
    requestDidStart: () =>
      Promise.resolve({
        executionDidStart: () => {
          interpreted += 1;
          return Promise.resolve();
        },
      }),
  };
  const server = new ApolloServer({
    typeDefs,
    resolvers: {
      Moment: moment,
      Query: {
        being: (_: unknown, { id }: { id: string }) => ada(id),
        person: (_: unknown, { id }: { id: string }) =>
          id === '0' ? null : { ...ada(id), friends: [ada('8')] },
        missing: () => null,
        count: (_: unknown, { by }: { by: number }) => by * 10,
      },
      Mutation: { bump: () => (runs += 1) },
      Person: { fails: refuse, failsHard: refuse },
    },
    plugins: [new CompiledExecution(), counter],
    formatError: formatGraphqlError,
  });
  const answers: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { body } = await server.executeOperation({ query, variables });
    if (body.kind !== 'single') throw new Error('Nothing here is sent in parts.');
    answers.push(JSON.parse(JSON.stringify(body.singleResult)));
  }
  await server.stop();
  return { answers, interpreted };
}

/** Log ids differ from call to call. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'logId' ? 'one' : value)));

const fields = 'id name bornAt friends { id name } ... on Being { again: id }';

describe('a compiled query answers what an interpreted one does', () => {
  it.each([
    ['objects, lists, scalars, fragments', `query ($id: ID!) { person(id: $id) { ${fields} } }`, { id: '7' }],
    ['an interface', '{ being(id: "1") { __typename id ... on Person { name } } }', {}],
    ['null', '{ person(id: "0") { id } }', {}],
    [
      'skipped fields',
      'query ($no: Boolean!) { count person(id: "1") @include(if: $no) { id } }',
      { no: false },
    ],
    ['defaults', '{ count other: count(by: 4) }', {}],
    ['a refusal beside an answer', '{ person(id: "1") { id fails } }', {}],
    ['a refusal that takes its parent along', '{ person(id: "1") { id failsHard } count }', {}],
    ['nothing where something must be', '{ missing { id } }', {}],
  ])('%s', async (_name, query, variables) => {
    const { answers, interpreted } = await askThrice(query, variables);
    expect(interpreted).toBe(1);
    const [first, second, third] = answers.map(comparable);
    expect(first).toHaveProperty(['data' in (first as object) ? 'data' : 'errors']);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it.each([
    ['that does not fit', { by: 'many' }],
    ['that is missing', {}],
  ])('and a variable %s is refused the usual way', async (_name, variables) => {
    const { answers, interpreted } = await askThrice('query ($by: Int!) { count(by: $by) }', variables);
    expect(interpreted).toBe(3);
    expect(answers[0]).toMatchObject({ errors: [{ extensions: { code: 'COMMON_INVALID_INPUT' } }] });
    expect(answers[2]).toEqual(answers[0]);
  });

  it('and a mutation runs once each time', async () => {
    const { answers } = await askThrice('mutation { bump }');
    expect(answers).toEqual([1, 2, 3].map((bump) => ({ data: { bump } })));
  });
});
