import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { CallLimit } from '@lyceum/contracts/common';

/** What a door declares about how often it may be called. */
export type LimitDeclaration =
  | {
      readonly kind: 'limited';
      readonly limit: CallLimit;
      /** Only calls with something at this path of their arguments count. */
      readonly when?: string;
    }
  | { readonly kind: 'perAddress'; readonly name: string }
  | { readonly kind: 'unlimited'; readonly why: string };

export const limitKey = 'lyceum:limit';

const declare = (declaration: LimitDeclaration): CustomDecorator => SetMetadata(limitKey, declaration);

/**
 * Bounds how often one person may use a door, with whatever input: `LimitGuard` counts before anything else is looked
 * at. On a class it holds for each of its doors that changes something and declares nothing itself.
 */
export const Limited = (limit: CallLimit, options: { when?: string } = {}): CustomDecorator =>
  declare({ kind: 'limited', limit, ...options });

/**
 * Bounds how often one address may use a door that is open to everybody: ADDRESS_RATE_LIMIT times in ten minutes, then
 * COMMON_TOO_MANY_REQUESTS.
 * @param name of the counter, `domain.what-is-counted`; doors may share one
 */
export const LimitPerAddress = (name: string): CustomDecorator => declare({ kind: 'perAddress', name });

/** A door that changes something and is not counted. @param why something else bounds it */
export const Unlimited = (why: string): CustomDecorator => declare({ kind: 'unlimited', why });
