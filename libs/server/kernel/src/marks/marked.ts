import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Mark } from './mark';

/** Finds what domains bring to ports in the running process. What stands under two tokens (useExisting) is found once. */
@Injectable()
export class Marked {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  all<Provider extends object>(mark: Mark<Provider>): Provider[] {
    return this.find(mark).map(({ provider }) => provider);
  }

  /** For what only one domain can do. @throws Error where two do it: `what` says what that is */
  one<Provider extends object>(mark: Mark<Provider>, what: string): Provider | undefined {
    const [provider, ...others] = this.all(mark);
    if (others.length > 0) throw new Error(`Two domains ${what}`);
    return provider;
  }

  /** By the names that their marks say. @throws Error where two say the same one: `what` says what they are */
  byName<Provider extends object>(mark: Mark<Provider, [name: string]>, what: string): Map<string, Provider> {
    return byName(
      what,
      this.find(mark).map(({ said: [name], provider }) => [name, provider]),
    );
  }

  /** Methods with this metadata, bound to their providers. */
  methods<Metadata, Method>(key: string): { readonly metadata: Metadata; readonly run: Method }[] {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    return [...instances].filter(isObject).flatMap((instance) =>
      this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
        const method: unknown = Reflect.get(instance, name);
        if (typeof method !== 'function') return [];
        const metadata = Reflect.getOwnMetadata(key, method) as Metadata | undefined;
        return metadata === undefined ? [] : { metadata, run: method.bind(instance) as Method };
      }),
    );
  }

  private find<Provider extends object, Said extends [] | [name: string]>({ key }: Mark<Provider, Said>) {
    const found = new Map<Provider, Said>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      // A mark is of the class it stands at: nothing is looked up along its prototypes, six hundred times a mark.
      const said = Reflect.getOwnMetadata(key, metatype) as Said | undefined;
      if (said) found.set(instance as Provider, said);
    }
    return [...found].map(([provider, said]) => ({ provider, said }));
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws Error where two have the same name: `what` says what they are */
export function byName<Name extends string, Value>(
  what: string,
  named: readonly (readonly [Name, Value])[],
): Map<Name, Value> {
  const values = new Map<Name, Value>();
  for (const [name, value] of named) {
    if (values.has(name)) throw new Error(`Two ${what} are named ${name}`);
    values.set(name, value);
  }
  return values;
}
