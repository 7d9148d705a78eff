import { Logger } from '@nestjs/common';
import { translationErrors, translationLimits } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import type { z } from 'zod';

const logger = new Logger('Translator');

/** One call to a provider. */
export interface ProviderCall {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object;
}

/**
 * Asks a provider and checks its answer. What went wrong is logged, never the text nor the key.
 * @throws DomainError TRANSLATION_FAILED for every failure: no answer in time, a refusal, or an answer of another shape
 */
export async function askProvider<Schema extends z.ZodType>(
  { url, headers, body }: ProviderCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // A provider that sends texts elsewhere is not the one that was set up.
      redirect: 'error',
      signal: AbortSignal.timeout(translationLimits.timeoutMilliseconds),
    });
    if (!answer.ok) throw new Error(`answered ${String(answer.status)}`);
    return schema.parse(await answer.json());
  } catch (error) {
    const { host } = new URL(url);
    const reason = error instanceof Error ? error.name + ': ' + error.message : String(error);
    logger.warn(`${host} did not translate: ${reason.slice(0, 300)}`);
    throw new DomainError(translationErrors.FAILED);
  }
}
