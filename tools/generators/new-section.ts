import { repositoryRoot, runGenerator, say, sayFiles, sayNext } from './command-line.ts';
import { GeneratorError } from './generator-error.ts';
import { makeSection } from './section/make-section.ts';
import { Workspace } from './workspace.ts';

/** `npm run new:section`: makes a section of the console that lists the rows of a domain's table. */

await runGenerator('npm run new:section -- DOMAIN TABLE', async () => {
  const [domain, table, ...rest] = process.argv.slice(2);
  if (domain === undefined || table === undefined || rest.length > 0)
    throw new GeneratorError('Name a domain and what its table holds, in the plural: payments orders');
  const workspace = new Workspace(repositoryRoot);
  makeSection(workspace, domain, table);
  say(`A section of the console for ${table} of ${domain}, for admins:`);
  sayFiles(await workspace.write());
  sayNext([
    `Say in libs/contracts/src/${domain}/${table}.table.ts what its columns are, and in its table source where they come from.`,
    `npm run new:operation -- ${domain} ${table} VERB --door trpc: what is done to its rows`,
    'npm run check',
  ]);
});
