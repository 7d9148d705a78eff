import { type ApiRequest, exchange as pageExchange, type Exchange, type FirstCall } from '@lyceum/session';
import type { TypedDocumentString } from './generated/graphql';

/** Sends JSON and reads JSON under the page's session; `exchange` of @lyceum/session. */
export type SendJson = (path: string, request?: ApiRequest) => Promise<Exchange>;

/** Variables may be left out where the operation has none. */
export type VariablesOf<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/**
 * Runs one typed operation and answers its data. The answer is not checked at run time: its type is made from the
 * schema the server was built with.
 * @throws ApiError when the server refuses, NetworkError when no answer arrives
 */
export function execute<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables>
): Promise<Result> {
  return send(document, variables);
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Whether the call goes on when the page is left. */
  readonly keepalive?: boolean;
  readonly exchange?: SendJson;
}

/** `execute` for callers that hold an abort signal or a session other than the page's, or whose call outlives the page. */
export async function send<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | undefined,
  { signal, keepalive = false, exchange = pageExchange }: SendOptions = {},
): Promise<Result> {
  const { path, method, body } = callOf(document, variables);
  const request: ApiRequest = { method, keepalive, body };
  const { ok, body: answer, refuse } = await exchange(path, signal ? { ...request, signal } : request);
  const { data, errors } = asAnswer(answer);
  const [error] = errors ?? [];
  if (error) throw await refuse(error.extensions);
  if (!ok || data === undefined || data === null) throw await refuse(null);
  return data as Result;
}

/** An operation as it goes over the line. */
export function callOf<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | undefined,
): FirstCall {
  const { name, hash } = metaOf(document);
  const body: object = { documentId: hash, operationName: name, variables };
  return { method: 'POST', path: '/graphql', body };
}

/** What the page has of an operation: the server knows its text by the hash (docs/decisions/0015). */
export interface DocumentMeta {
  readonly name: string;
  readonly hash: string;
}

export function metaOf(document: TypedDocumentString<unknown, never>): DocumentMeta {
  return document.__meta__ as DocumentMeta;
}

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: unknown }[];
}

function asAnswer(body: unknown): GraphqlAnswer {
  return typeof body === 'object' && body !== null ? body : {};
}
