import type { z } from 'zod';
import { cmsLimits } from './cms.limits';
import type { FieldInput, FieldWords } from './fields';

/** What every field of the editors' form says of itself. */
interface Labelled {
  readonly label: string;
  readonly help?: string | undefined;
}

export interface TextField extends Labelled {
  readonly kind: 'text';
  readonly isLong: boolean;
  readonly isRequired: boolean;
  readonly maximum: number;
  /** What is written in it, where that is no plain text. */
  readonly input?: FieldInput | undefined;
  /** Whether it is the same in each language. */
  readonly isShared?: boolean;
}

export interface NumberField extends Labelled {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
}

export interface ChoiceField extends Labelled {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

/** Several of the same. */
export interface ListField extends Labelled {
  readonly kind: 'list';
  readonly item: FormShape;
  readonly maximum: number;
}

/** Several of different kinds, each of which says its own in `kind`. */
export interface BlocksField extends Labelled {
  readonly kind: 'blocks';
  readonly kinds: Readonly<Record<string, { readonly label: string; readonly shape: FormShape }>>;
  readonly maximum: number;
}

/** A field of the editors' form, as its type's schema declares it. */
export type FormField = TextField | NumberField | ChoiceField | ListField | BlocksField;

export type FormShape = Readonly<Record<string, FormField>>;

/** The parts of a schema that are looked at. */
type Looked = z.ZodType & {
  readonly def: { readonly type: string; readonly checks?: readonly z.core.$ZodCheck[] };
  readonly shape?: Readonly<Record<string, Looked>>;
  readonly element?: Looked;
  readonly options?: readonly unknown[];
  readonly maxLength?: number | null;
  readonly minLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
};

/** The form of a type, made of its schema alone. */
export function formShapeOf(schema: z.ZodObject): FormShape {
  const { shape = {} } = schema as unknown as Looked;
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => field.def.type !== 'literal')
      .map(([key, field]) => [key, fieldOf(key, field)]),
  );
}

/** @throws Error for a kind of field that the form does not know */
function fieldOf(key: string, schema: Looked): FormField {
  const words = (schema.meta() ?? {}) as Partial<FieldWords>;
  const named: Labelled = { label: words.label ?? key, help: words.help };
  if (schema.def.type === 'string')
    return {
      kind: 'text',
      ...named,
      isLong: words.isLong ?? false,
      isRequired: (schema.minLength ?? 0) > 0 || words.input === 'date',
      maximum: schema.maxLength ?? cmsLimits.lineLength,
      input: words.input,
      ...(words.isShared && { isShared: true }),
    };
  if (schema.def.type === 'number')
    return { kind: 'number', ...named, minimum: schema.minValue ?? 0, maximum: schema.maxValue ?? 0 };
  if (schema.def.type === 'enum')
    return { kind: 'choice', ...named, choices: (schema.options ?? []).map(String) };
  const item = schema.element;
  if (!item) throw new Error(`The editors' form has no field for ${key}`);
  const maximum = mostOf(schema);
  if (item.def.type === 'object')
    return { kind: 'list', ...named, item: formShapeOf(item as unknown as z.ZodObject), maximum };
  return { kind: 'blocks', ...named, kinds: kindsOf(item), maximum };
}

const kindsOf = ({ options = [] }: Looked): BlocksField['kinds'] =>
  Object.fromEntries(
    (options as (z.ZodObject & { shape: { kind: z.ZodLiteral<string> } })[]).map((option) => {
      const kind = option.shape.kind.value;
      const { label = kind } = (option.meta() ?? {}) as Partial<FieldWords>;
      return [kind, { label, shape: formShapeOf(option) }];
    }),
  );

function mostOf(schema: Looked): number {
  const found = (schema.def.checks ?? [])
    .map(({ _zod: { def } }) => def as { readonly check: string; readonly maximum?: number })
    .find(({ check }) => check === 'max_length');
  return found?.maximum ?? cmsLimits.blocks;
}
