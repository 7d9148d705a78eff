import {
  type ApiRequest,
  exchange as pageExchange,
  type Exchange,
  type FirstCall,
  takeArrivedAnswer,
} from '@lyceum/session';
import type { TypedDocumentString } from './generated/graphql';

/** Sends JSON and reads JSON under the page's session; `exchange` of @lyceum/session. */
export type SendJson = (path: string, request?: ApiRequest) => Promise<Exchange>;

/**
 * What is given, if it has no property that the operation does not take, however deep: spread objects would bring
 * them past TypeScript's own check, and the server would never see what somebody wrote there.
 */
export type Exactly<Given, Wanted> = Given extends readonly (infer Item)[]
  ? Wanted extends readonly (infer Element)[]
    ? readonly Exactly<Item, NonNullable<Element>>[]
    : never
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends keyof Wanted
          ? Exactly<Given[Key], NonNullable<Wanted[Key]>>
          : never;
      }
    : Given;

/** Variables may be left out where the operation has none. */
export type VariablesOf<Variables, Given extends Variables = Variables> =
  Variables extends Record<string, never> ? [] : [variables: Given & Exactly<Given, Variables>];

/**
 * Runs one typed operation and answers its data. The answer is not checked at run time: its type is made from the
 * schema the server was built with.
 * @throws ApiError when the server refuses, NetworkError when no answer arrives
 */
export function execute<Result, Variables, Given extends Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables, Given>
): Promise<Result> {
  return run(document, variables);
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Whether the call goes on when the page is left. */
  readonly keepalive?: boolean;
  readonly exchange?: SendJson;
}

/** `execute` for callers that hold an abort signal or a session other than the page's, or whose call outlives the page. */
export function send<Result, Variables, Given extends Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: (Given & Exactly<Given, Variables>) | undefined,
  options?: SendOptions,
): Promise<Result> {
  return run(document, variables, options);
}

/** `send` of variables whose type was looked at by whoever calls. */
export async function run<Result>(
  document: TypedDocumentString<Result, never>,
  variables: unknown,
  { signal, keepalive = false, exchange = pageExchange }: SendOptions = {},
): Promise<Result> {
  const { path, method, body } = asCall(document, variables);
  const request: ApiRequest = { method, keepalive, body };
  const { ok, body: answer, refuse } = await exchange(path, signal ? { ...request, signal } : request);
  const { data, errors } = asAnswer(answer);
  const [error] = errors ?? [];
  if (error) throw await refuse(error.extensions);
  if (!ok || data === undefined || data === null) throw await refuse(null);
  return data as Result;
}

/** The data of an operation that the page began and the server has answered by now: see `takeArrivedAnswer`. */
export function arrived<Result>(
  document: TypedDocumentString<Result, never>,
  variables: unknown,
): Result | undefined {
  return takeArrivedAnswer(asCall(document, variables), (body) => {
    const { data, errors } = asAnswer(body);
    return errors ? undefined : (data as Result | undefined);
  });
}

/** An operation as it goes over the line. */
export function callOf<Result, Variables, Given extends Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: (Given & Exactly<Given, Variables>) | undefined,
): FirstCall {
  return asCall(document, variables);
}

function asCall(document: TypedDocumentString<unknown, never>, variables: unknown): FirstCall {
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
