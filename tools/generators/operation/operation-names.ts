import { type DomainNames, domainNames } from '../domain-names.ts';
import { checkKebab, checkName, toCamel, toParticiple, toPascal, toSingular, toWords } from '../names.ts';

export const doors = ['graphql', 'trpc', 'rest'] as const;
export type Door = (typeof doors)[number];

/** What to make. */
export interface OperationRequest {
  readonly domain: string;
  readonly feature: string;
  /** Verb and noun, `close-poll`, or the verb alone. */
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
  /** `poll.close` */
  readonly permission: string;
  /** `PollClosed` */
  readonly event: string;
  /** `polls.poll-closed` */
  readonly eventType: string;
  /** Folder of the feature's server code. */
  readonly folder: string;
}

/** Verbs that ask for more than one thing. */
const aboutMany = new Set(['count', 'export', 'list', 'search']);

/**
 * A verb alone is about the feature's things: `rename` of `users` is `rename-user`, `list` is `list-users`.
 * @throws GeneratorError when a name is not kebab-case
 */
export function operationNames(request: OperationRequest): OperationNames {
  const domain = domainNames(request.domain);
  const feature = checkName('feature', request.feature);
  const entity = toSingular(feature);
  const [verb = '', ...rest] = checkKebab('operation', request.operation).split('-');
  const noun = rest.length > 0 ? rest.join('-') : aboutMany.has(verb) ? feature : entity;
  const operation = `${verb}-${noun}`;
  const right = [entity, feature].includes(noun) ? verb : toCamel(operation);
  const happened = `${noun}-${toParticiple(verb)}`;
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
    permission: `${toCamel(entity)}.${right}`,
    event: toPascal(happened),
    eventType: `${domain.name}.${happened}`,
    folder: `${domain.source}/${feature}`,
  };
}
