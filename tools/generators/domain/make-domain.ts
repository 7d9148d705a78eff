import { join } from 'node:path';
import { GeneratorError } from '../generator-error.ts';
import { addImport } from '../source/imports.ts';
import { addElementTo, addProperty, addToListOf } from '../source/lists.ts';
import { isArgumentAt, isListNamed, isObjectNamed, isReturnedBy } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import { giveKeyAndPlace } from '../section-places.ts';
import { sliceOf } from '../slice.ts';
import { type DomainNames, domainNames, renaming } from '../domain-names.ts';

/** A real domain, which holds what people write down for themselves. */
const slice = join(import.meta.dirname, 'slice');

/** Names of our packages and of folders of libs/contracts that are no domain and cannot become one. */
const taken = new Set(['common', 'realtime', 'api', 'ops', 'web', 'embedded-postgres']);

/**
 * Prepares a new domain: what people keep for themselves, from the table to the screens of both front ends, with its
 * tests, and its place in the lists that name all domains.
 * @param one the name of one of what it holds, where the plural does not tell
 * @throws GeneratorError when the name is not usable or there is such a domain
 */
export function makeDomain(workspace: Workspace, name: string, one?: string): void {
  const names = domainNames(name, one);
  if (
    taken.has(name) ||
    workspace.exists(`libs/server/${name}/package.json`) ||
    workspace.exists(`libs/${name}/package.json`)
  )
    throw new GeneratorError(`There is a library "${name}" already; nothing was changed.`);
  if (names.name === names.one.name)
    throw new GeneratorError(
      `Name what the domain holds in the plural, like "field-notes", or say with --one how one of the ${names.words} is called.`,
    );
  const forms = { ...renaming(names), '1799999999000': String(Date.now()) };
  for (const { path, text } of sliceOf(slice, forms)) workspace.make(path, text);
  giveKeyAndPlace(workspace, name);
  enterServer(workspace, names);
  enterFrontEnds(workspace, names);
}

function enterServer(workspace: Workspace, { name, pascal, camel, one }: DomainNames): void {
  const rights = { what: 'permissionTable', is: isObjectNamed('permissionTable') };
  workspace.change(
    'libs/contracts/src/permissions/permissions.ts',
    addProperty(rights, `${one.camel}.read`, `'EVERYONE'`),
    addProperty(rights, `${one.camel}.write`, `'EVERYONE'`),
    addProperty(rights, `${one.camel}.administer`, `['SUPER_ADMIN', 'ADMIN']`),
  );
  workspace.change(
    'libs/contracts/src/ops/audit.words.ts',
    addProperty({ what: 'auditKinds', is: isObjectNamed('auditKinds') }, one.camel, `'${one.words}'`),
    addProperty(
      { what: 'auditActions', is: isObjectNamed('auditActions') },
      `${one.camel}.remove`,
      `'removed {what}'`,
    ),
  );
  workspace.change(
    'apps/api/src/app.module.ts',
    addImport(`@lyceum/${name}`, `${pascal}Module`),
    addToListOf({ what: 'AppModule.forRoot', is: isReturnedBy('forRoot') }, 'imports', `${pascal}Module`),
  );
  workspace.change(
    'apps/api/src/demo-data.ts',
    addImport(`@lyceum/${name}`, `${camel}DemoData`),
    addElementTo({ what: 'demoSeeders', is: isListNamed('demoSeeders') }, `${camel}DemoData`),
  );
  workspace.change(
    'libs/server/ops-router/src/index.ts',
    addImport(`@lyceum/${name}`, `create${pascal}Router`),
    addProperty(
      { what: 'createOpsRouter call', is: isArgumentAt('createOpsRouter') },
      camel,
      `create${pascal}Router(get)`,
    ),
  );
}

function enterFrontEnds(workspace: Workspace, { name, pascal }: DomainNames): void {
  workspace.change(
    'apps/web/src/app/first-calls.ts',
    addImport('@lyceum/web-graphql', `${pascal}Document`),
    addProperty(
      { what: 'firstCalls', is: isObjectNamed('firstCalls') },
      `/_app/${name}`,
      `() => [callOf(${pascal}Document, { cursor: null })]`,
    ),
  );
}
