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

/** A call of an operation that may have come before. */
export interface KnownCall {
  /** The text of the document. */
  readonly text: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/**
 * Runs operations as functions compiled once (graphql-jit). What is out of the ordinary (variables that do not fit, an
 * operation that cannot be compiled) goes the usual way, so that one place refuses it.
 */
export class CompiledExecution implements ApolloServerPlugin<BaseContext> {
  /** By the operation's text and name. */
  private readonly kept = new Map<string, Kept>();

  readonly requestDidStart: NonNullable<ApolloServerPlugin<BaseContext>['requestDidStart']> = () =>
    Promise.resolve({ responseForOperation: (request) => this.respond(request) });

  /**
   * The answer to a call whose operation was parsed, checked and compiled when it came before; null when Apollo must
   * see it.
   */
  async answer(
    { text, operationName, variables }: KnownCall,
    context: object,
  ): Promise<FormattedExecutionResult | null> {
    const key = keyOf(text, operationName);
    const known = this.kept.get(key);
    if (known === undefined || typeof known === 'string') return null;
    this.refresh(key, known);
    return run(known, context, variables);
  }

  private async respond(request: Request): Promise<GraphQLResponse | null> {
    const compiled = this.compiledFor(request);
    const result = compiled && (await run(compiled, request.contextValue, request.request.variables));
    if (!result) return null;
    const http = { status: undefined, headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: result } };
  }

  /** Compiling costs more than running, so an operation that comes once is not compiled. */
  private compiledFor({ schema, document, source, request }: Request): CompiledQuery | null {
    if (!document || source === undefined) return null;
    const { operationName } = request;
    const key = keyOf(source, operationName);
    const known = this.kept.get(key);
    if (known === undefined) return this.refresh(key, 'once');
    if (known !== 'once') return this.refresh(key, known);
    const compiled = compileQuery(schema, document, operationName);
    return this.refresh(key, isCompiledQuery(compiled) ? compiled : 'never');
  }

  private refresh(key: string, kept: Kept): CompiledQuery | null {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > maximumKept && oldest !== undefined) this.kept.delete(oldest);
    return typeof kept === 'string' ? null : kept;
  }
}

const keyOf = (text: string, operationName: string | null | undefined): string =>
  `${operationName ?? ''}:${text}`;

/** Null when the variables did not fit: then nothing has run. */
async function run(
  { query }: CompiledQuery,
  context: object,
  variables: KnownCall['variables'],
): Promise<FormattedExecutionResult | null> {
  const result = await query(undefined, context, variables ?? {});
  return result.data === undefined ? null : formatErrors(result);
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
