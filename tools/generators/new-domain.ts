import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { repositoryRoot, runGenerator, say, sayFiles, sayNext } from './command-line.ts';
import { makeDomain } from './domain/make-domain.ts';
import { GeneratorError } from './generator-error.ts';
import { Workspace } from './workspace.ts';

/** `npm run new:domain`: makes a domain, from its table to the screens of both front ends, and links it into the workspace. */

await runGenerator('npm run new:domain -- NAMES [--one NAME]', async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new GeneratorError('Name one domain.');
  const workspace = new Workspace(repositoryRoot);
  makeDomain(workspace, name, values.one);
  say(`The domain ${name}:`);
  sayFiles(await workspace.write());
  const isLinked = link();
  sayNext([
    ...(isLinked
      ? []
      : ['npm install: links the new library into node_modules (npm could not do it offline).']),
    'npm run schema: writes down the new calls, of which the web app has documents',
    `npm run new:operation -- ${name} FEATURE VERB[-NOUN] --door graphql|trpc|rest [--mutation]`,
    `If ${name} needs another domain than auth: one line in DOMAIN_EDGES of tools/lint/boundaries.mjs, with the reason.`,
    'npm run check',
  ]);
});

/** Lets npm note the library in package-lock.json and link it; needs no network, since nothing is fetched. */
function link(): boolean {
  const { status } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
