import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from '../actor/request-of';
import { CONFIG, type Config } from '../config/config';
import { addressGroup } from './address-group';
import { RateLimits } from './rate-limits.port';

const limitPerAddressKey = 'lyceum:limit-per-address';

/** Time over which an address's calls are counted. */
const windowSeconds = 600;

/** Counts the calls of a door by the caller's address. */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<string>(limitPerAddressKey, context.getHandler());
    const limit = { points: this.config.ADDRESS_RATE_LIMIT, seconds: windowSeconds };
    await this.limits.consume(`${name}-by-address`, addressGroup(requestOf(context).ip), limit);
    return true;
  }
}

/**
 * Bounds how often one address may use a door: ADDRESS_RATE_LIMIT times in ten minutes, then COMMON_TOO_MANY_REQUESTS.
 * @param name of the counter, `domain.what-is-counted`; doors may share one
 */
export const LimitPerAddress = (name: string): MethodDecorator =>
  applyDecorators(SetMetadata(limitPerAddressKey, name), UseGuards(AddressLimitGuard));
