import type { Type } from '@nestjs/common';

/** A decorator of what domains bring to a port, by which `Marked` finds it. Some say the name it goes by. */
export interface Mark<Provider extends object, Said extends [] | [name: string] = []> {
  (...said: Said): (provider: Type<Provider>) => void;
  readonly key: symbol;
}

export function defineMark<Provider extends object, Said extends [] | [name: string] = []>(): Mark<
  Provider,
  Said
> {
  const key = Symbol('mark');
  return Object.assign((...said: Said) => Reflect.metadata(key, said), { key });
}
