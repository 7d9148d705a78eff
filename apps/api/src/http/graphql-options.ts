import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { ErrorAnswer } from '@lyceum/contracts/common';
import { type Config, formatGraphqlError, sharedEnums } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { awayStatus } from './away-status';
import type { CompiledExecution } from './compiled-execution';
import { graphqlPath } from './graphql-door';
import { withPlainFields } from './plain-fields';

/** A thread page with comments five levels deep is 14 levels; nothing legal is deeper or wider than this. */
const armor = new ApolloArmor({
  maxDepth: { n: 14 },
  costLimit: { maxCost: 10_000 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  // Apollo's own parser counts tokens below, and suggestions are taken out of every error alike (`withoutSuggestions`).
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Codes of Apollo for documents and variables that do not fit the schema. */
const documentErrors = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * Who accepts `application/json` by name is answered by 200 when their document was refused, as GraphQL over HTTP asks
 * (audits 572B, FDE2, 7B9B). Others, and who accepts the type of GraphQL itself, get the 400.
 */
const wellFormedRefusals: ApolloServerPlugin<BaseContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response, errors = [] }) => {
        const accept = request.http?.headers.get('accept') ?? '';
        const isOfDocument = errors.every(({ extensions: { code } }) =>
          documentErrors.includes(String(code)),
        );
        const isRefused = errors.length > 0 && response.http.status === 400 && isOfDocument;
        if (isRefused && accept.includes('application/json') && !accept.includes('graphql-response+json'))
          response.http.status = 200;
        return Promise.resolve();
      },
    }),
};

/** Apollo behind Nest: code-first schema, one error mapper, bounded documents, compiled queries. */
export function graphqlOptions(
  compiled: CompiledExecution,
  { showsGraphqlSchema }: Pick<Config, 'showsGraphqlSchema'>,
): Omit<ApolloDriverConfig, 'driver'> {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  return {
    path: graphqlPath,
    transformSchema: withPlainFields,
    // `npm run schema` sorts it, and checks it by asking for all of it: a start that did so, too, took a fifth longer.
    buildSchemaOptions: { orphanedTypes: [...sharedEnums], skipCheck: true },
    graphiql: false,
    introspection: showsGraphqlSchema,
    parseOptions: { maxTokens: 2_000 },
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests,
    // Apollo's cache hints wrap every field; what we cache is cached before Apollo.
    plugins: [...plugins, ApolloServerPluginCacheControlDisabled(), wellFormedRefusals, awayStatus, compiled],
    validationRules,
    formatError: showsGraphqlSchema ? formatGraphqlError : withoutSuggestions,
    context: (req: FastifyRequest, reply: FastifyReply) => ({ req, reply }),
  };
}

/** GraphQL's errors name what stands in the schema when something alike was asked for. */
const suggestion = / Did you mean .*$/s;

function withoutSuggestions(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { extensions, ...error } = formatGraphqlError(formatted, thrown);
  const issues = (extensions as Partial<ErrorAnswer> | undefined)?.issues;
  if (!issues) return { ...error, ...(extensions && { extensions }) };
  const silent = issues.map((issue) => ({ ...issue, message: issue.message.replace(suggestion, '') }));
  return { ...error, extensions: { ...extensions, issues: silent } };
}
