import { checkName, toCamel, toConstant, toPascal, toWords } from '../names.ts';

/** A domain's name in every form it is written in, and its places. */
export interface DomainNames {
  /** `live-course` */
  readonly name: string;
  readonly pascal: string;
  readonly camel: string;
  readonly constant: string;
  readonly words: string;
  /** Folder of its library's sources. */
  readonly source: string;
  /** Folder of its contracts. */
  readonly contracts: string;
  /** What they are imported from. */
  readonly contractsModule: string;
}

/** @throws GeneratorError when the name is not kebab-case */
export function domainNames(name: string): DomainNames {
  checkName('domain', name);
  return {
    name,
    pascal: toPascal(name),
    camel: toCamel(name),
    constant: toConstant(name),
    words: toWords(name),
    source: `libs/server/${name}/src`,
    contracts: `libs/contracts/src/${name}`,
    contractsModule: `@lyceum/contracts/${name}`,
  };
}
