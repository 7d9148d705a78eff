import { type DomainNames, domainNames } from '../domain/domain-names.ts';
import { GeneratorError } from '../generator-error.ts';
import { checkName, toCamel, toParticiple, toPascal, toSingular, toWords } from '../names.ts';

export const doors = ['graphql', 'trpc', 'rest'] as const;
export type Door = (typeof doors)[number];

/** What to make. */
export interface OperationRequest {
  readonly domain: string;
  readonly feature: string;
  /** Verb and noun: `close-poll`. */
  readonly operation: string;
  readonly door: Door;
  /** Whether it changes something. */
  readonly isMutation: boolean;
}

/** An operation's name in every form it is written in, for `polls`, `polls`, `close-poll`. */
export interface OperationNames {
  readonly domain: DomainNames;
  /** Folder and words: `polls` */
  readonly feature: string;
  /** What is injected, and the console's router: `polls` */
  readonly featureCamel: string;
  readonly featurePascal: string;
  /** One of them: `poll` */
  readonly entity: string;
  readonly entityPascal: string;
  readonly entityWords: string;
  readonly operation: string;
  /** `closePoll` */
  readonly camel: string;
  /** `ClosePoll` */
  readonly pascal: string;
  /** `poll.closePoll` */
  readonly permission: string;
  /** `PollClosed` */
  readonly event: string;
  /** `polls.poll-closed` */
  readonly eventType: string;
  /** Folder of the feature's server code. */
  readonly folder: string;
}

/** @throws GeneratorError when a name is not kebab-case, or the operation is not a verb with a noun */
export function operationNames(request: OperationRequest): OperationNames {
  const domain = domainNames(request.domain);
  const feature = checkName('feature', request.feature);
  const operation = checkName('operation', request.operation);
  const [verb = '', ...noun] = operation.split('-');
  if (noun.length === 0)
    throw new GeneratorError(
      `An operation is a verb with a noun, like "close-poll"; "${operation}" is one word.`,
    );
  const entity = toSingular(feature);
  const happened = `${noun.join('-')}-${toParticiple(verb)}`;
  return {
    domain,
    feature,
    featureCamel: toCamel(feature),
    featurePascal: toPascal(feature),
    entity,
    entityPascal: toPascal(entity),
    entityWords: toWords(entity),
    operation,
    camel: toCamel(operation),
    pascal: toPascal(operation),
    permission: `${toCamel(entity)}.${toCamel(operation)}`,
    event: toPascal(happened),
    eventType: `${domain.name}.${happened}`,
    folder: `${domain.source}/${feature}`,
  };
}
