import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { domainNames, renaming } from '../domain-names.ts';
import { GeneratorError } from '../generator-error.ts';
import { sliceOf } from '../slice.ts';
import { addImport } from '../source/imports.ts';
import { addProperty } from '../source/lists.ts';
import { isObjectNamed } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';

/** The files of a screen: its route, words, document, states and their test. */
const slice = join(import.meta.dirname, 'slice');

/** What a row is called by, the first of these that every row has. */
const labels = ['title', 'displayName', 'name', 'firstName', 'label', 'id'];

/**
 * Prepares a screen of the web app, at `/NAME`, that lists what a query answers. The page begins the query while its files load.
 * @throws GeneratorError when there is no such query, or it answers no list, or asks for more than who the reader is
 */
export function makeScreen(workspace: Workspace, name: string, query: string): void {
  const { row, isOfReader } = readQuery(workspace.read('apps/api/schema.graphql'), query);
  const label = labels.find((field) => isNonNullType(row.getFields()[field]?.type)) ?? 'id';
  const names = domainNames(name);
  refuseSecond(workspace, names.pascal);
  const forms = {
    ...renaming(names),
    getFieldNotes: query,
    'title: name': label === 'title' ? 'title' : `title: ${label}`,
    'query FieldNotes': `query ${names.pascal}${isOfReader ? '($userId: ID!)' : ''}`,
    ...(!isOfReader && {
      '(userId: $userId)': '',
      '(FieldNotesDocument, { userId })': `(${names.pascal}Document)`,
      "import { useSession } from '@lyceum/session';\n": '',
      "  const userId = useSession().user?.id ?? '';\n": '',
    }),
  };
  for (const { path, text } of sliceOf(slice, forms)) workspace.make(path, text);
  workspace.change(
    'apps/web/src/app/first-calls.ts',
    addImport('@lyceum/web-graphql', `${names.pascal}Document`),
    addProperty(
      { what: 'firstCalls', is: isObjectNamed('firstCalls') },
      `/_app/${name}`,
      isOfReader
        ? `({ userId }) => [callOf(${names.pascal}Document, { userId })]`
        : `() => [callOf(${names.pascal}Document, undefined)]`,
    ),
  );
}

/** A document's name is one over the web app. */
function refuseSecond(workspace: Workspace, document: string): void {
  const isHere = new RegExp(`^query ${document}\\b`, 'm');
  const holder = workspace
    .list('apps/web/src/**/*.graphql')
    .find((path) => isHere.test(workspace.read(path)));
  if (holder !== undefined) throw new GeneratorError(`There is a query ${document} already, in ${holder}.`);
}

/** The rows a query answers, and whether it is asked for a `userId`. */
function readQuery(schema: string, name: string): { row: GraphQLObjectType; isOfReader: boolean } {
  const query = buildSchema(schema).getQueryType()?.getFields()[name];
  if (!query) throw new GeneratorError(`There is no query "${name}" in apps/api/schema.graphql.`);
  const needed = query.args.filter(({ type }) => isNonNullType(type)).map((argument) => argument.name);
  if (needed.some((argument) => argument !== 'userId'))
    throw new GeneratorError(
      `${name} asks for ${needed.join(' and ')}: only who reads is known to a new screen.`,
    );
  return { row: rowOf(query, name), isOfReader: needed.length > 0 };
}

function rowOf({ type }: GraphQLField<unknown, unknown>, name: string): GraphQLObjectType {
  const row = getNamedType(type);
  if (isListType(getNullableType(type)) && isObjectType(row) && 'id' in row.getFields()) return row;
  throw new GeneratorError(`${name} answers no list of things with ids.`);
}
