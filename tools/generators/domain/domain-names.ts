import { checkName, toCamel, toConstant, toPascal, toSingular, toWords } from '../names.ts';

/** A name in every form it is written in. */
interface NameForms {
  /** `live-course` */
  readonly name: string;
  readonly pascal: string;
  readonly camel: string;
  readonly constant: string;
  readonly words: string;
}

/** A domain's name, and its places. */
export interface DomainNames extends NameForms {
  /** The name of one of what it holds, in the same forms: `live-course` has `live-course`, `field-notes` has `field-note`. */
  readonly one: NameForms;
  /** Folder of its library's sources. */
  readonly source: string;
  /** Folder of its contracts. */
  readonly contracts: string;
  /** What they are imported from. */
  readonly contractsModule: string;
}

/** @throws GeneratorError when a name is not kebab-case */
export function domainNames(name: string, one = toSingular(name)): DomainNames {
  return {
    ...formsOf('domain', name),
    one: formsOf('name of one', one),
    source: `libs/server/${name}/src`,
    contracts: `libs/contracts/src/${name}`,
    contractsModule: `@lyceum/contracts/${name}`,
  };
}

function formsOf(what: string, name: string): NameForms {
  checkName(what, name);
  return {
    name,
    pascal: toPascal(name),
    camel: toCamel(name),
    constant: toConstant(name),
    words: toWords(name),
  };
}
