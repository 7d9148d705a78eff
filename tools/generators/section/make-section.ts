import { join } from 'node:path';
import { domainNames, renaming } from '../domain-names.ts';
import { entry } from '../operation/api-test.ts';
import { moduleOptions } from '../operation/service.ts';
import { addConsoleRouter } from '../operation/trpc-door.ts';
import { GeneratorError } from '../generator-error.ts';
import { sliceOf } from '../slice.ts';
import { addImport } from '../source/imports.ts';
import { addProperty, addToListOf } from '../source/lists.ts';
import { addLine } from '../source/members.ts';
import { isObjectNamed } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import { giveKeyAndPlace } from '../section-places.ts';

/** The files of a section: its table's contract and source, its router, its screen and a test. */
const slice = join(import.meta.dirname, 'slice');

/**
 * Prepares a section of the console that lists the rows of a table of a domain: `payments orders` lists `orders`, which
 * has an id and `created_at`. Admins may see it.
 * @throws GeneratorError when there is no such domain or table, or such a section
 */
export function makeSection(workspace: Workspace, domainName: string, things: string): void {
  const domain = domainNames(domainName);
  const names = domainNames(things);
  const module = `${domain.source}/${domain.name}.module.ts`;
  if (!workspace.exists(module)) throw new GeneratorError(`There is no domain "${domain.name}".`);
  requireTable(workspace, domain.name, things.replaceAll('-', '_'));
  for (const { path, text } of sliceOf(slice, { ...renaming(names), naturalists: domain.name }))
    workspace.make(path, text);
  giveKeyAndPlace(workspace, things);
  workspace.change(
    'libs/contracts/src/permissions/permissions.ts',
    addProperty(
      { what: 'permissionTable', is: isObjectNamed('permissionTable') },
      `${names.one.camel}.oversee`,
      `['SUPER_ADMIN', 'ADMIN']`,
    ),
  );
  workspace.change(`${domain.contracts}/index.ts`, addLine(`export * from './${things}.table';`));
  const source = `${names.pascal}TableSource`;
  workspace.change(
    module,
    addImport(`./${things}/${things}.table-source`, source),
    addToListOf(moduleOptions, 'providers', source),
  );
  addConsoleRouter(workspace, domain, `./${things}/${things}.router`, names);
  workspace.makeOrChange(`apps/api/test/${domain.name}.e2e-spec.ts`, () => entry);
}

function requireTable(workspace: Workspace, domain: string, table: string): void {
  const isMade = new RegExp(`CREATE TABLE (IF NOT EXISTS )?"?${table}"?\\s*\\(`);
  const migrations = workspace.list(`libs/server/${domain}/migrations/*.ts`);
  if (!migrations.some((path) => isMade.test(workspace.read(path))))
    throw new GeneratorError(`No migration of ${domain} makes a table "${table}": a section lists one.`);
}
