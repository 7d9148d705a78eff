import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Body, Controller, Get, HttpCode, Module, Post, Query as RestQuery } from '@nestjs/common';
import { Args, Field, ID, InputType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { ActingUser, Public, Requires } from '@lyceum/kernel';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** Doors as later domains will have them, and careless ones that nobody should be able to open. */
const reached: string[] = [];

@InputType()
class ProbeInput {
  @Field(() => ID)
  requestingUser: string;
}

@Resolver()
class ProbeResolver {
  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => String)
  probeOwn(@Args('userId', { type: () => ID }) userId: string): string {
    return `own ${userId}`;
  }

  @Requires('account.write')
  @ActingUser('input.requestingUser')
  @Mutation(() => Boolean)
  probeInput(@Args('input', { type: () => ProbeInput }) input: ProbeInput): boolean {
    reached.push(input.requestingUser);
    return true;
  }

  @Requires('account.read')
  @ActingUser('userId', { unless: 'user.list' })
  @Query(() => String)
  probeStaff(@Args('userId', { type: () => ID }) userId: string): string {
    return `staff ${userId}`;
  }

  @Query(() => String)
  probeUndeclared(): string {
    reached.push('undeclared');
    return 'open';
  }

  @Public()
  @Query(() => String)
  probeFault(): string {
    throw new TypeError('secret of the house: SELECT password FROM users');
  }
}

@Controller('probe')
class ProbeController {
  @Get('undeclared')
  undeclared(): string {
    reached.push('undeclared');
    return 'open';
  }

  @Requires('account.write')
  @ActingUser('userId')
  @Post('own')
  @HttpCode(200)
  own(@Body() body: { userId: string }, @RestQuery('userId') _userId?: string): { userId: string } {
    reached.push(body.userId);
    return { userId: body.userId };
  }

  @Public()
  @Get('fault')
  fault(): never {
    throw new Error('secret of the house: SELECT password FROM users');
  }
}

@Module({ controllers: [ProbeController], providers: [ProbeResolver] })
class ProbeModule {}

let server: TestServer;
let caller: Person;
let other: Person;
beforeAll(async () => {
  server = await TestServer.start({ extraModules: [ProbeModule] });
  [caller, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
});
afterAll(() => server.stop());

const ask = (query: string, person: Person, userId: string) =>
  server.graphql(query, { token: person.token, variables: { userId } });

describe('[264] an argument that names the caller', () => {
  const own = 'query ($userId: ID!) { probeOwn(userId: $userId) }';
  const inInput = 'mutation ($userId: ID!) { probeInput(input: { requestingUser: $userId }) }';

  test('is accepted when it is the caller', async () => {
    expect((await ask(own, caller, caller.id)).body).toEqual({ data: { probeOwn: `own ${caller.id}` } });
    expect((await ask(inInput, caller, caller.id)).body).toEqual({ data: { probeInput: true } });
  });

  test.each([
    ['as an argument', own],
    ['inside an input', inInput],
  ])('%s is refused when it is somebody else, before the door is entered', async (_, query) => {
    reached.length = 0;
    const { body } = await ask(query, caller, other.id);
    expect(body).toMatchObject({
      errors: [{ message: authErrors.ACTS_FOR_ANOTHER.message, extensions: authErrors.ACTS_FOR_ANOTHER }],
    });
    expect(reached).toEqual([]);
  });

  test('may be somebody else for holders of the right the door names', async () => {
    const staff = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const query = 'query ($userId: ID!) { probeStaff(userId: $userId) }';
    expect((await ask(query, staff, caller.id)).body).toEqual({ data: { probeStaff: `staff ${caller.id}` } });
    expect((await ask(query, caller, staff.id)).body).toMatchObject({
      errors: [{ extensions: authErrors.ACTS_FOR_ANOTHER }],
    });
  });

  test('in a REST body cannot be outvoted by one in the query', async () => {
    reached.length = 0;
    const answer = await server.http
      .post('/probe/own')
      .query({ userId: caller.id })
      .set('authorization', `Bearer ${caller.token}`)
      .send({ userId: other.id });
    expect(answer.status).toBe(403);
    expect(reached).toEqual([]);
  });
});

describe('a door that declares nothing', () => {
  test('stays shut, to everybody', async () => {
    reached.length = 0;
    const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const { body } = await server.graphql('{ probeUndeclared }', { token: admin.token });
    expect(body).toMatchObject({ data: null, errors: [{ extensions: commonErrors.FORBIDDEN }] });
    await server.http.get('/probe/undeclared').set('authorization', `Bearer ${admin.token}`).expect(403);
    expect(reached).toEqual([]);
  });
});

describe('a fault of ours', () => {
  test('answers "something went wrong" and a log id, nothing of its cause', async () => {
    const rest = await server.http.get('/probe/fault');
    expect(rest.status).toBe(500);
    expect(rest.body).toMatchObject({ error: { ...commonErrors.INTERNAL, logId: expect.any(String) } });
    const graphql = await server.graphql('{ probeFault }');
    expect(graphql.body).toMatchObject({
      errors: [{ extensions: { ...commonErrors.INTERNAL, logId: expect.any(String) } }],
    });
    expect(`${rest.text}${graphql.text}`).not.toMatch(/secret|SELECT|\.ts|stack/);
  });
});
