import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { commonErrors } from '@lyceum/contracts/common';
import { assertAgreedToTerms, assertCan, assertNotViewing } from '../actor/actor';
import { actorOf } from '../actor/request-of';
import { DomainError } from '../errors/domain-error';
import { type AccessDeclaration, accessKey, beforeTermsKey } from './access.decorators';
import { assertActsForSelf } from './acting-user';
import { isFieldOfAnswer, isWrite } from './call-context';

/** Default deny for every Nest door: resolver, controller, gateway. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (isFieldOfAnswer(context)) return true;
    const targets = [context.getHandler(), context.getClass()];
    const declaration = this.reflector.getAllAndOverride<AccessDeclaration | undefined>(accessKey, targets);
    if (!declaration) {
      this.logger.error(
        `${context.getClass().name}.${context.getHandler().name} declares no right and stays shut`,
      );
      throw new DomainError(commonErrors.FORBIDDEN);
    }
    const actor = actorOf(context);
    if (isWrite(context) || !isForReading(declaration)) assertNotViewing(actor);
    if (declaration.kind === 'requires') {
      assertCan(actor, declaration.permission);
      if (isWrite(context) && !this.reflector.get<true | undefined>(beforeTermsKey, context.getHandler()))
        assertAgreedToTerms(actor);
    }
    assertActsForSelf(context, actor);
    return true;
  }
}

/** Whether a door that is asked as a reading one is one: some change things by GET, as the wire contract has it. */
function isForReading(declaration: AccessDeclaration): boolean {
  return declaration.kind === 'public' || declaration.permission.endsWith('.read');
}
