import { type PersonalField, personalFieldOf } from '@lyceum/contracts/personal-data';
import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { z } from 'zod';

/** A name under which something personal would stand. */
export const soundsPersonal =
  /mail|birth|guardian|phone|address|^ip|device|passkey|password|authenticator|identit|suspend|erased|deletes|agreed|lastSeen|country|city|wechat|google|facebook|apple|signInWay|hasAccount|joined/i;

/** A value somewhere in an answer. */
export interface Told {
  /** `rows[].email` */
  readonly path: string;
  readonly name: string;
  readonly field: PersonalField | undefined;
  /** An answer may leave it out. */
  readonly isOptional: boolean;
}

type Place = Omit<Told, 'field'>;

/** Every value an answer of this schema can have. */
export function toldBy(schema: z.ZodType): Told[] {
  return walk(schema, { path: '', name: '', isOptional: false }, undefined);
}

function walk(schema: z.ZodType, place: Place, from: PersonalField | undefined): Told[] {
  const field = personalFieldOf(schema) ?? from;
  if (schema instanceof z.ZodOptional)
    return walk(schema.unwrap() as z.ZodType, { ...place, isOptional: true }, field);
  if (schema instanceof z.ZodNullable) return walk(schema.unwrap() as z.ZodType, place, field);
  if (schema instanceof z.ZodArray)
    return walk(schema.element as z.ZodType, { ...place, path: `${place.path}[]` }, field);
  if (schema instanceof z.ZodRecord)
    return walk(schema.valueType as z.ZodType, { ...place, path: `${place.path}{}` }, field);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => walk(option as z.ZodType, place, field));
  if (!(schema instanceof z.ZodObject)) return [{ ...place, field }];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    return walk(part, { path, name, isOptional: place.isOptional }, field);
  });
}

/** Every field of an object type that is an answer, with what it is declared to tell. */
export function fieldsOf(schema: GraphQLSchema): { type: string; name: string; field: unknown }[] {
  return objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields()).map(({ name, extensions }) => ({
      type: type.name,
      name,
      field: extensions['personal'],
    })),
  );
}

const rootTypes = ['Query', 'Mutation', 'Subscription'];

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !rootTypes.includes(name));

/** The queries and mutations whose answers have something of this type in them. */
export function rootsReaching(schema: GraphQLSchema, wanted: string): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return roots
    .filter(({ type }) => reaches(getNamedType(type), wanted, new Set()))
    .map(({ name }) => name)
    .sort();
}

function reaches(type: GraphQLNamedType, wanted: string, seen: Set<string>): boolean {
  if (type.name === wanted) return true;
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return Object.values(type.getFields()).some((field) => reaches(getNamedType(field.type), wanted, seen));
}
