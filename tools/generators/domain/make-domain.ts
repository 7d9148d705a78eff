import { GeneratorError } from '../generator-error.ts';
import { addImport } from '../source/imports.ts';
import { addToListOf } from '../source/lists.ts';
import { addLine } from '../source/members.ts';
import { isReturnedBy } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import { type DomainNames, domainNames } from './domain-names.ts';
import { ensureFoundations } from './foundations.ts';
import * as template from './domain.templates.ts';

/** Names of our packages and of folders of libs/contracts that are no domain and cannot become one. */
const taken = new Set(['common', 'realtime', 'api', 'ops', 'web', 'embedded-postgres']);

/**
 * Prepares a new, empty domain: its library, its contracts, and its place in the server.
 * @throws GeneratorError when the name is not usable or there is such a domain
 */
export function makeDomain(workspace: Workspace, name: string): void {
  const names = domainNames(name);
  if (
    taken.has(name) ||
    workspace.exists(`libs/server/${name}/package.json`) ||
    workspace.exists(`libs/${name}/package.json`)
  )
    throw new GeneratorError(`There is a library "${name}" already; nothing was changed.`);
  makeLibrary(workspace, names);
  ensureFoundations(workspace, names);
  exportContracts(workspace, name);
  workspace.change(
    'apps/api/src/app.module.ts',
    addImport(`@lyceum/${name}`, `${names.pascal}Module`),
    addToListOf(
      { what: 'AppModule.forRoot', is: isReturnedBy('forRoot') },
      'imports',
      `${names.pascal}Module`,
    ),
  );
}

function makeLibrary(workspace: Workspace, names: DomainNames): void {
  const { name, source } = names;
  workspace.make(`libs/server/${name}/package.json`, template.manifest(names));
  workspace.make(`libs/server/${name}/README.md`, template.readme(names));
  workspace.make(`${source}/index.ts`, template.index(names));
  workspace.make(`${source}/${name}.module.ts`, template.module(names));
  workspace.make(`${source}/${name}.policy.spec.ts`, template.policySpec(names));
}

function exportContracts(workspace: Workspace, name: string): void {
  workspace.makeOrChange(
    `libs/contracts/src/${name}/index.ts`,
    () => '',
    addLine(`export * from './${name}.errors';`),
    addLine(`export * from './${name}.limits';`),
  );
}
