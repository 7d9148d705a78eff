import {
  type ApolloServerPlugin,
  type BaseContext,
  type GraphQLRequestContext,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { formatGraphqlError } from '@lyceum/kernel';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** Operations kept, the ones used longest ago going first. */
const maximumKept = 500;

type Request = GraphQLRequestContext<BaseContext>;

/** What is kept of an operation: that it came once, that it cannot be compiled, or how to run it. */
type Kept = 'once' | 'never' | CompiledQuery;

/**
 * Runs queries as functions compiled once per operation (graphql-jit). What is out of the ordinary (a mutation, variables that do not fit, an operation that cannot be compiled)
 * goes the usual way, so that one place refuses it.
 */
export class CompiledExecution implements ApolloServerPlugin<BaseContext> {
  /** By the operation's hash and name. */
  private readonly kept = new Map<string, Kept>();

  readonly requestDidStart: NonNullable<ApolloServerPlugin<BaseContext>['requestDidStart']> = () =>
    Promise.resolve({ responseForOperation: (request) => this.respond(request) });

  private async respond(request: Request): Promise<GraphQLResponse | null> {
    const compiled = request.operation?.operation === 'query' ? this.compiledFor(request) : null;
    if (!compiled) return null;
    const result = await compiled.query(undefined, request.contextValue, request.request.variables ?? {});
    // The variables did not fit, and nothing has run yet.
    if (result.data === undefined) return null;
    const http = { status: undefined, headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: formatErrors(result) } };
  }

  /** Compiling costs more than running, so an operation that comes once is not compiled. */
  private compiledFor({ schema, document, operationName, queryHash }: Request): CompiledQuery | null {
    if (!document || queryHash === undefined) return null;
    const key = `${queryHash}:${operationName ?? ''}`;
    const known = this.kept.get(key);
    this.kept.delete(key);
    if (known === undefined) return this.keep(key, 'once');
    if (known !== 'once') return this.keep(key, known);
    const compiled = compileQuery(schema, document, operationName ?? undefined);
    return this.keep(key, isCompiledQuery(compiled) ? compiled : 'never');
  }

  private keep(key: string, kept: Kept): CompiledQuery | null {
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > maximumKept && oldest !== undefined) this.kept.delete(oldest);
    return typeof kept === 'string' ? null : kept;
  }
}

/** Apollo formats what it ran itself. An error here that nobody threw, such as a missing value, is a fault of ours. */
function formatErrors({ data, errors }: ExecutionResult): FormattedExecutionResult {
  if (!errors || errors.length === 0) return { data: data ?? null };
  const formatted = errors.map((error) => {
    const { message, path, locations, originalError } = error;
    const cause = originalError ?? new Error(message);
    const located = new GraphQLError(message, { path: path ?? null, originalError: cause });
    return formatGraphqlError({ message, ...(path && { path }), ...(locations && { locations }) }, located);
  });
  return { data: data ?? null, errors: formatted };
}
