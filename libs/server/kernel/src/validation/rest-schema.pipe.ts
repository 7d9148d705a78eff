import { StandardSchemaValidationPipe } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError } from '../errors/domain-error';

/** Checks REST arguments that name their contract: `@Body({ schema: signInSchema })`. OpenAPI reads the same schema. */
export const restSchemaPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) =>
    new DomainError(commonErrors.INVALID_INPUT, {
      issues: issues.map(({ path = [], message }) => ({
        path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
        message,
      })),
    }),
});
