import { repositoryRoot, runGenerator, say, sayFiles, sayNext } from './command-line.ts';
import { GeneratorError } from './generator-error.ts';
import { makeScreen } from './screen/make-screen.ts';
import { Workspace } from './workspace.ts';

/** `npm run new:screen`: makes a screen of the web app that lists what a query answers. */

await runGenerator('npm run new:screen -- NAME QUERY', async () => {
  const [name, query, ...rest] = process.argv.slice(2);
  if (name === undefined || query === undefined || rest.length > 0)
    throw new GeneratorError(
      'Name the screen, in the plural, and the query it shows: joined-forums getUserCommunities',
    );
  const workspace = new Workspace(repositoryRoot);
  makeScreen(workspace, name, query);
  say(`The screen /${name} of the web app:`);
  sayFiles(await workspace.write());
  sayNext([
    `Say in apps/web/src/features/${name} what else of ${query} it shows, and in which words.`,
    'npm run codegen: makes the document a typed one',
    'npm run check',
  ]);
});
