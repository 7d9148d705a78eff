import {
  Args,
  ArgsType,
  Field,
  type FieldOptions,
  Float,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
} from '@nestjs/graphql';
import { z } from 'zod';
import { enumNamed, enumOf } from './contract-enum';

type TypeClass = new () => object;
type FieldType = typeof String | typeof Boolean | typeof Int | typeof ID | TypeClass | object;

/** A field of a contract as GraphQL declares it. Types are asked for when the schema is built: enumerations register by then. */
interface InputField {
  readonly type: () => FieldType | FieldType[];
  readonly nullable: boolean;
  readonly description?: string;
  readonly defaultValue?: unknown;
}

const scalars: Readonly<Record<string, FieldType>> = { String, Int };

const inputTypes = new WeakMap<z.ZodObject, TypeClass>();
const argumentTypes = new WeakMap<z.ZodObject, TypeClass>();

/**
 * The argument `input` of a GraphQL door, of the type its contract describes: named by the contract's `.meta({ id })`, a
 * field a key in the contract's order. A value whose type on the wire is wider than its contract names that type by
 * `.meta({ graphql })`. Nothing is checked here but GraphQL's own types: the service parses the contract.
 *
 * @example createThread(@CurrentActor() actor: Actor, @Input(createThreadSchema) input: CreateThreadInput)
 */
export const Input = (schema: z.ZodObject): ParameterDecorator => {
  const type = inputType(schema);
  return Args('input', { type: () => type });
};

/** All arguments of a GraphQL door in one object, each a key of the contract. */
export const Arguments = (schema: z.ZodObject): ParameterDecorator => {
  const type = once(argumentTypes, schema, (made) => {
    ArgsType()(made);
  });
  return Args({ type: () => type });
};

function inputType(schema: z.ZodObject): TypeClass {
  return once(inputTypes, schema, (made) => {
    const { id, description } = schema.meta() ?? {};
    if (id === undefined)
      throw new Error(`GraphQL input has no name: ${Object.keys(schema.shape).join(', ')}`);
    InputType(id, { description })(made);
  });
}

/** Classes are made where a door is declared: Nest reads what they declare before it asks doors for their types. */
function once(
  made: WeakMap<z.ZodObject, TypeClass>,
  schema: z.ZodObject,
  declare: (type: TypeClass) => void,
): TypeClass {
  const known = made.get(schema);
  if (known) return known;
  const type: TypeClass = class {
    readonly contract = schema;
  };
  made.set(schema, type);
  for (const [name, value] of Object.entries(schema.shape)) {
    const { type: typeOf, ...options } = fieldOf(value, name);
    Field(typeOf, options as FieldOptions)(type.prototype as object, name);
  }
  declare(type);
  return type;
}

function fieldOf(schema: z.core.$ZodType, name: string): InputField {
  const outer = schema as z.ZodType;
  const described = outer instanceof z.ZodObject ? {} : { description: outer.description };
  if (outer instanceof z.ZodOptional || outer instanceof z.ZodNullable)
    return { ...fieldOf(outer.unwrap(), name), ...defined(described), nullable: true };
  if (outer instanceof z.ZodDefault) {
    const inner = fieldOf(outer.unwrap(), name);
    return { ...inner, ...defined(described), nullable: true, defaultValue: outer.def.defaultValue };
  }
  if (outer instanceof z.ZodPipe) return { ...fieldOf(outer.in, name), ...defined(described) };
  if (outer instanceof z.ZodArray) {
    const { type } = fieldOf(outer.element, name);
    return { type: () => [type() as FieldType], nullable: false, ...defined(described) };
  }
  return { type: typeOf(outer, name), nullable: false, ...defined(described) };
}

function typeOf(schema: z.ZodType, name: string): () => FieldType {
  if (schema instanceof z.ZodObject) {
    const type = inputType(schema);
    return () => type;
  }
  const named = schema.meta()?.graphql;
  if (typeof named === 'string') return () => scalars[named] ?? enumNamed(named);
  if (schema instanceof z.ZodEnum) return () => enumOf(schema.options.map(String), name);
  if (schema instanceof z.ZodBoolean) return () => Boolean;
  if (schema instanceof z.ZodDate) return () => GraphQLISODateTime;
  if (schema instanceof z.ZodGUID) return () => ID;
  if (schema instanceof z.ZodNumber) return () => (schema.isInt ? Int : Float);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return () => String;
  throw new Error(`GraphQL has no type for the input ${name}: ${schema.def.type}`);
}

const defined = ({ description }: { description?: string }) =>
  description === undefined ? {} : { description };
