import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { GeneratorError } from './generator-error.ts';

/** What happened to one file. */
export interface WrittenFile {
  readonly path: string;
  readonly kind: 'made' | 'changed';
}

/**
 * The repository as a generator sees it: everything is prepared in memory, and written only when all of it succeeded.
 * Paths are relative to the root, with forward slashes.
 */
export class Workspace {
  readonly #root: string;
  readonly #prepared = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  exists(path: string): boolean {
    return this.#prepared.has(path) || existsSync(join(this.#root, path));
  }

  /** @throws GeneratorError when there is no such file */
  read(path: string): string {
    const prepared = this.#prepared.get(path);
    if (prepared !== undefined) return prepared;
    const full = join(this.#root, path);
    if (!existsSync(full)) throw new GeneratorError(`${path} is missing: the generator has to edit it.`);
    return readFileSync(full, 'utf8');
  }

  /** Paths of the files in the repository that fit a pattern like `libs/contracts/src/**\/*.ts`. */
  list(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#root });
  }

  /** @throws GeneratorError when the file is there already */
  make(path: string, text: string): void {
    if (this.exists(path)) throw new GeneratorError(`${path} exists already; nothing was changed.`);
    this.#prepared.set(path, text);
  }

  /** Applies edits one after the other. @throws GeneratorError naming the file when one of them finds no place */
  change(path: string, ...edits: readonly ((text: string) => string)[]): void {
    let text = this.read(path);
    try {
      for (const edit of edits) text = edit(text);
    } catch (error) {
      if (!(error instanceof GeneratorError)) throw error;
      throw new GeneratorError(`${path}: ${error.message}`);
    }
    this.#prepared.set(path, text);
  }

  /** Makes the file from `template` if it is missing, and applies the edits in any case. */
  makeOrChange(path: string, template: () => string, ...edits: readonly ((text: string) => string)[]): void {
    if (!this.exists(path)) this.make(path, template());
    this.change(path, ...edits);
  }

  /** Writes everything that was prepared, formatted. */
  async write(): Promise<WrittenFile[]> {
    const files = await Promise.all([...this.#prepared].map(([path, text]) => this.#finish(path, text)));
    const changed = files.filter(
      ({ full, text }) => !existsSync(full) || readFileSync(full, 'utf8') !== text,
    );
    return changed.map(({ path, full, text }) => {
      const kind = existsSync(full) ? 'changed' : 'made';
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, text);
      return { path, kind };
    });
  }

  #formatOptions(): FormatConfig {
    return JSON.parse(readFileSync(join(this.#root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  }

  async #finish(path: string, text: string): Promise<{ path: string; full: string; text: string }> {
    const full = join(this.#root, path);
    const { code, errors } = await format(path, text, this.#formatOptions());
    if (errors[0]) throw new GeneratorError(`${path}: ${errors[0].message}`);
    return { path, full, text: code };
  }
}
