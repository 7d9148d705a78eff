import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Permission } from '@lyceum/contracts/permissions';

/** What a door declares about who may pass. */
export type AccessDeclaration = { kind: 'public' } | { kind: 'requires'; permission: Permission };

export const accessKey = 'lyceum:access';

/** Opens a door to callers without a token. */
export const Public = (): CustomDecorator =>
  SetMetadata<string, AccessDeclaration>(accessKey, { kind: 'public' });

/** Opens a door to callers who hold the right. A door that declares neither stays shut (see AccessGuard). */
export const Requires = (permission: Permission): CustomDecorator =>
  SetMetadata<string, AccessDeclaration>(accessKey, { kind: 'requires', permission });

export const beforeTermsKey = 'lyceum:before-terms';

/** A writing door that stays open to somebody who has not agreed to the terms yet (checklist line 45). */
export const BeforeTerms = (): CustomDecorator => SetMetadata(beforeTermsKey, true);
