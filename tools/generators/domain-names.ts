import { checkName, toCamel, toConstant, toPascal, toSingular, toWords } from './names.ts';

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

/** What the slices call `field-notes`, in every form, under the names of something else. */
export function renaming({
  one,
  ...many
}: Pick<DomainNames, 'one' | keyof NameForms>): Record<string, string> {
  return {
    'field-notes': many.name,
    'field-note': one.name,
    field_notes: many.name.replaceAll('-', '_'),
    FieldNotes: many.pascal,
    FieldNote: one.pascal,
    fieldNotes: many.camel,
    fieldNote: one.camel,
    FIELD_NOTES: many.constant,
    FIELD_NOTE: one.constant,
    'Field notes': capital(many.words),
    'Field note': capital(one.words),
    'field notes': many.words,
    'field note': one.words,
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

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
