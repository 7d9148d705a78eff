import { SetMetadata } from '@nestjs/common';
import type { EventDefinition, EventPayload } from './event';

export const afterCommitKey = 'lyceum:after-commit';

/**
 * Marks a processor's method that runs in the process that raised an event, once it is committed: for what may be missed,
 * such as telling open tabs, which ask again anyway. It leaves no delivery, is not tried again, and is lost with its process.
 */
export function AfterCommitOf<Definition extends EventDefinition>(event: Definition) {
  return <Method extends (payload: EventPayload<Definition>) => Promise<void> | void>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(afterCommitKey, event.type)(target, key, descriptor);
  };
}
