import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@lyceum/contracts/common';
import { Logger } from '@nestjs/common';

/** What a build of the web app has for drawing its pages on the server (tools/vite/prerenderer.ts). */
const programFile = '.vite/prerenderer.mjs';
const stylesFile = '.vite/prerenderer-styles.json';

/** What of the program is used: apps/web/src/prerender.tsx. */
interface Program {
  draw(page: {
    path: string;
    blocks: Readonly<Record<string, string>>;
    config: PublicConfig;
  }): Promise<string>;
}

/** A page as the web app shows it. */
export interface Drawn {
  readonly html: string;
  /** Paths of the style sheets it wears. */
  readonly styles: readonly string[];
}

interface Sheet {
  readonly path: string;
  readonly classes: readonly string[];
}

/** So many pages are kept drawn; then all are drawn anew. */
const mostKept = 500;

/**
 * Draws pages of the public site as the web app does, so that they are read before it is there, and without it. A page is drawn once
 * for what stands in it; the program is loaded with the first one.
 */
export class Prerenderer {
  private readonly logger = new Logger(Prerenderer.name);
  private readonly kept = new Map<string, { readonly of: string; readonly drawn: Promise<Drawn | null> }>();

  private constructor(
    private readonly file: string,
    private readonly sheets: readonly Sheet[],
  ) {}

  /** That of a build; null of one without. */
  static async read(root: string): Promise<Prerenderer | null> {
    const file = join(root, programFile);
    if (!existsSync(file)) return null;
    const paths = JSON.parse(await readFile(join(root, stylesFile), 'utf8')) as string[];
    const sheets = paths.map(async (path) => {
      const css = await readFile(join(root, path), 'utf8');
      return { path, classes: [...new Set(css.match(/(?<=\.)_\w+/g))] };
    });
    return new Prerenderer(file, await Promise.all(sheets));
  }

  /**
   * The page of a path, of its elements of data; null where it cannot be drawn: the application shows it then.
   * @param blocks texts of the elements by their ids
   */
  async draw(
    path: string,
    blocks: Readonly<Record<string, string>>,
    config: PublicConfig,
  ): Promise<Drawn | null> {
    const of = JSON.stringify([blocks, config]);
    const kept = this.kept.get(path);
    if (kept?.of === of) return kept.drawn;
    if (this.kept.size >= mostKept) this.kept.clear();
    const drawn = this.drawNew(path, blocks, config).catch((error: unknown) => {
      this.logger.error({ err: error, path }, 'A page was not drawn on the server');
      // Whoever comes next has it tried again.
      this.kept.delete(path);
      return null;
    });
    this.kept.set(path, { of, drawn });
    return drawn;
  }

  private async drawNew(
    path: string,
    blocks: Readonly<Record<string, string>>,
    config: PublicConfig,
  ): Promise<Drawn> {
    const program = (await import(pathToFileURL(this.file).href)) as Program;
    const html = await program.draw({ path, blocks, config });
    const worn = new Set(html.match(/(?<=[" ])_\w+/g));
    const styles = this.sheets.filter(({ classes }) => classes.some((name) => worn.has(name)));
    return { html, styles: styles.map((sheet) => sheet.path) };
  }
}
