import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { type ApiProcess, startApi } from './api-process.ts';
import type { Lifecycle } from './lifecycle.ts';
import { say, seconds } from './terminal.ts';

/** Not where `npm start` builds to, so that neither mistakes the other's output for its own. */
const OUTPUT = 'dist/dev';

type Watcher = Extract<Awaited<ReturnType<typeof build>>, { close(): Promise<void> }>;

/**
 * Builds the server whenever one of its sources changes and runs the newest build that compiles. Resolves with
 * the address of the first one.
 */
export async function runApiWatched(root: string, env: NodeJS.ProcessEnv, life: Lifecycle): Promise<string> {
  const folder = join(root, 'apps', 'api');
  const runner = new Runner(join(folder, OUTPUT, 'main.js'), root, env);
  life.own(runner);
  const watcher = await watch({ root: folder, logLevel: 'warn', build: { watch: {}, outDir: OUTPUT } });
  life.own({ close: () => watcher.close() });
  return new Promise((resolve, reject) => {
    let intact = true;
    watcher.on('event', (event) => {
      if (event.code === 'START') intact = true;
      if (event.code === 'ERROR') {
        intact = false;
        say('The server does not compile: Vite says why above. The last one that did runs on.');
      }
      if (event.code === 'END' && intact) runner.restart().then(resolve, reject);
    });
  });
}

async function watch(config: InlineConfig): Promise<Watcher> {
  const watcher = await build(config);
  if ('on' in watcher) return watcher;
  throw new Error('Vite built the server once instead of watching it.');
}

/** Runs one server at a time. */
class Runner {
  readonly #entry: string;
  readonly #cwd: string;
  readonly #env: NodeJS.ProcessEnv;
  #current: ApiProcess | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(entry: string, cwd: string, env: NodeJS.ProcessEnv) {
    this.#entry = entry;
    this.#cwd = cwd;
    this.#env = env;
  }

  /** Replaces the running server. Replacements queue up; one that fails leaves room for the next. */
  restart(): Promise<string> {
    const next = this.#turn.then(async () => {
      const started = performance.now();
      await this.#current?.close();
      this.#current = startApi(this.#entry, this.#cwd, this.#env);
      const url = await this.#current.ready;
      say(`Server ready (${seconds(performance.now() - started)})`);
      return url;
    });
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#current?.close();
  }

  force(): void {
    this.#current?.force?.();
  }
}
