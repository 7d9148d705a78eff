import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { formatGraphqlError, sharedEnums } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledExecution } from './compiled-execution';
import { graphqlPath } from './graphql-door';

/** A thread page with comments five levels deep is 14 levels; nothing legal is deeper or wider than this. */
const armor = new ApolloArmor({
  maxDepth: { n: 14 },
  costLimit: { maxCost: 10_000 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  // Apollo's own parser counts tokens below; the schema is public, so suggestions give nothing away.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Apollo behind Nest: code-first schema, one error mapper, bounded documents, compiled queries. */
export function graphqlOptions(compiled: CompiledExecution): Omit<ApolloDriverConfig, 'driver'> {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  return {
    path: graphqlPath,
    autoSchemaFile: true,
    sortSchema: true,
    buildSchemaOptions: { orphanedTypes: [...sharedEnums] },
    graphiql: false,
    introspection: true,
    parseOptions: { maxTokens: 2_000 },
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests,
    // Apollo's cache hints wrap every field; what we cache is cached before Apollo.
    plugins: [...plugins, ApolloServerPluginCacheControlDisabled(), compiled],
    validationRules,
    formatError: formatGraphqlError,
    context: (req: FastifyRequest, reply: FastifyReply) => ({ req, reply }),
  };
}
