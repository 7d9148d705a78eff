import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AccessDeclaration, accessKey } from '../access/access.decorators';
import { isFieldOfAnswer, isWrite, valueAt } from '../access/call-context';
import { actorOf, addressOf } from '../actor/request-of';
import { CallLimiter } from './call-limiter';
import { type LimitDeclaration, limitKey } from './limited.decorator';

/** Counts the calls of every door that declares a limit, after it is known who calls and before what they may. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: CallLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isFieldOfAnswer(context)) return true;
    const declared = this.declarationOf(context);
    if (!declared || declared.kind === 'unlimited') return true;
    const address = addressOf(context);
    if (declared.kind === 'perAddress') await this.limiter.countAddress(declared.name, address);
    else if (this.counts(context, declared))
      await this.limiter.count(declared.limit, actorOf(context), address);
    return true;
  }

  private declarationOf(context: ExecutionContext): LimitDeclaration | undefined {
    const own = this.reflector.get<LimitDeclaration | undefined>(limitKey, context.getHandler());
    return own ?? (isWrite(context) ? this.reflector.get(limitKey, context.getClass()) : undefined);
  }

  /** Who is not signed in and would have to be is refused at no cost of others at that address. */
  private counts(context: ExecutionContext, { when }: LimitDeclaration & { kind: 'limited' }): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<AccessDeclaration | undefined>(accessKey, targets);
    if (actorOf(context) === null && access?.kind !== 'public') return false;
    return when === undefined || Boolean(valueAt(context, when));
  }
}
