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

type Stringify = (result: FormattedExecutionResult) => string;
type Request = GraphQLRequestContext<BaseContext>;

/**
 * Runs queries as functions compiled once per operation (graphql-jit), and makes their JSON with code compiled for
 * their shape. What is out of the ordinary (a mutation, variables that do not fit, an operation that cannot be compiled)
 * goes the usual way, so that one place refuses it.
 */
export class CompiledExecution implements ApolloServerPlugin<BaseContext> {
  /** By the operation's hash and name; null before it has come a second time, and for what cannot be compiled. */
  private readonly kept = new Map<string, CompiledQuery | null>();
  /** By the `data` of an answer, the one object in it that Apollo hands on as it is. */
  private readonly stringifiers = new WeakMap<object, Stringify>();

  readonly requestDidStart: NonNullable<ApolloServerPlugin<BaseContext>['requestDidStart']> = () =>
    Promise.resolve({ responseForOperation: (request) => this.respond(request) });

  /** Apollo's `stringifyResult`. */
  readonly stringify = (result: FormattedExecutionResult): string => {
    const compiled = result.data && !result.errors ? this.stringifiers.get(result.data) : undefined;
    return compiled ? compiled(result) : JSON.stringify(result);
  };

  private async respond(request: Request): Promise<GraphQLResponse | null> {
    const compiled = request.operation?.operation === 'query' ? this.compiledFor(request) : null;
    if (!compiled) return null;
    const result = await compiled.query(undefined, request.contextValue, request.request.variables ?? {});
    // The variables did not fit, and nothing has run yet.
    if (result.data === undefined) return null;
    if (result.data !== null) this.stringifiers.set(result.data, compiled.stringify);
    const http = { status: undefined, headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: formatErrors(result) } };
  }

  /** Compiling costs more than running, so an operation that comes once is not compiled. */
  private compiledFor({ schema, document, operationName, queryHash }: Request): CompiledQuery | null {
    if (!document || queryHash === undefined) return null;
    const key = `${queryHash}:${operationName ?? ''}`;
    const known = this.kept.get(key);
    this.kept.delete(key);
    if (known === undefined) return this.keep(key, null);
    if (known !== null) return this.keep(key, known);
    const options = { customJSONSerializer: true };
    const compiled = compileQuery(schema, document, operationName ?? undefined, options);
    return this.keep(key, isCompiledQuery(compiled) ? compiled : null);
  }

  private keep(key: string, compiled: CompiledQuery | null): CompiledQuery | null {
    this.kept.set(key, compiled);
    const [oldest] = this.kept.keys();
    if (this.kept.size > maximumKept && oldest !== undefined) this.kept.delete(oldest);
    return compiled;
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
