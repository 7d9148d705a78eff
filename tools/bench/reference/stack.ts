import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { JwtService } from '@nestjs/jwt';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { root } from '../world/build.ts';

/**
 * The limit of what this product is said to be made of: Nest on Fastify, Apollo with our schema, and a token that is
 * checked, in front of the statements of a bare server. What a call costs here no server of this stack goes below
 * without leaving Apollo's way of executing, as ours does with compiled queries.
 */

/** Where the stack answers, on the bare server of a row that has one. */
export const stackPath = '/stack';

const tokens = new JwtService({ secret: 'of the bench', signOptions: { expiresIn: '1h' } });

/** What a call to the stack is sent with. */
export const stackHeaders = (): Record<string, string> => ({
  authorization: `Bearer ${tokens.sign({ id: 'bench', roles: ['STUDENT'] })}`,
  'content-type': 'application/json',
});

/** Fields of Query and Mutation, each with what answers it. */
export type Resolvers = Readonly<Record<'Query' | 'Mutation', Readonly<Record<string, Resolver>>>>;

type Resolver = (parent: unknown, variables: Record<string, unknown>) => Promise<unknown>;

/** Answers our schema's calls by these resolvers. */
export async function stackOf(resolvers: Partial<Resolvers>): Promise<RequestListener> {
  const graphql = GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    path: stackPath,
    typeDefs: readFileSync(join(root, 'apps/api/schema.graphql'), 'utf8'),
    resolvers,
    graphiql: false,
    plugins: [ApolloServerPluginCacheControlDisabled()],
    context: async ({ headers }: FastifyRequest) => ({
      actor: await tokens.verifyAsync<object>(headers.authorization?.slice('Bearer '.length) ?? ''),
    }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(graphql, new FastifyAdapter(), {
    logger: ['error'],
  });
  await app.init();
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.ready();
  return (request, response) => {
    fastify.routing(request, response);
  };
}
