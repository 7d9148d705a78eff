import { Logger } from '@nestjs/common';
import { translationErrors, translationLimits } from '@lyceum/contracts/translation';
import { DomainError, type OutgoingCalls, TargetUnavailableError } from '@lyceum/kernel';
import type { z } from 'zod';

const logger = new Logger('Translator');

/** One call to a provider. */
export interface ProviderCall {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object;
  /** Characters of the text to translate: a long one may take longer than anybody waits. */
  readonly length?: number;
}

/**
 * Asks a provider and checks its answer. What went wrong is logged, never the text nor the key.
 * @throws DomainError TRANSLATION_FAILED for every failure: no answer in time, a refusal, or an answer of another shape
 */
export async function askProvider<Schema extends z.ZodType>(
  calls: OutgoingCalls,
  { url, headers, body, length = 0 }: ProviderCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const request = {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // A provider that sends texts elsewhere is not the one that was set up.
      redirect: 'error',
    } as const;
    const isHeavy = length > translationLimits.lightText;
    const answer = await calls.fetch(`Translations (${new URL(url).host})`, url, request, { isHeavy });
    if (!answer.ok) throw new Error(`answered ${String(answer.status)}`);
    return schema.parse(await answer.json());
  } catch (error) {
    const { host } = new URL(url);
    logger.warn(`${host} did not translate: ${reasonOf(error).slice(0, 300)}`);
    throw new DomainError(translationErrors.FAILED);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TargetUnavailableError) return error.reason;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
