import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, sendRestError } from '@lyceum/kernel';
import { loadSharp } from '@lyceum/uploads';
import type { FastifyInstance } from 'fastify';

/** A drawing of the web app's, as the build has it. */
interface Drawing {
  readonly svg: Buffer;
  /** Another one for each look it ever has. */
  readonly version: string;
}

/** Pixels of what is shown with a link. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** What shows where a drawing is transparent: the ground of the web app. */
const background = '#FAF9FC';

/** An SVG is drawn at so many dots an inch at most, whatever small measures it has of its own. */
const mostDensity = 600;
const usualDensity = 72;

const pathPattern = /^\/art\/([\w-]+)\.svg$/;

/**
 * Drawings of the site as PNG, for the many services that show no SVG with a link. There are as many as the build has, each
 * drawn once, when it is first asked for, and one after the other: whoever asks for all of them keeps one core busy for a moment.
 */
export class SharedPictures {
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(private readonly drawings: ReadonlyMap<string, Drawing>) {}

  /** Those of a build of the web app. */
  static async read(root: string): Promise<SharedPictures> {
    const folder = join(root, 'art');
    // A build may have none.
    const files = await readdir(folder).catch(() => []);
    const names = files.flatMap((file) => pathPattern.exec(`/art/${file}`)?.[1] ?? []);
    const read = names.map(
      async (name) => [name, drawingOf(await readFile(join(folder, `${name}.svg`)))] as const,
    );
    return new SharedPictures(new Map(await Promise.all(read)));
  }

  /** The address of a drawing as PNG, which never shows anything else; null of what is none. */
  pathOf(path: string): string | null {
    const name = pathPattern.exec(path)?.[1] ?? '';
    const drawing = this.drawings.get(name);
    return drawing ? `/shared-pictures/${drawing.version}/${name}.png` : null;
  }

  serve(fastify: FastifyInstance): void {
    fastify.get<{ Params: { version: string; file: string } }>(
      '/shared-pictures/:version/:file',
      async (request, reply) => {
        const { version, file } = request.params;
        const [, name = ''] = /^([\w-]+)\.png$/.exec(file) ?? [];
        const drawing = this.drawings.get(name);
        if (!drawing) return sendRestError(new DomainError(commonErrors.NOT_FOUND), request, reply);
        // Services keep addresses of pages for long: those of an earlier look lead to the present one.
        if (version !== drawing.version)
          return reply
            .header('cache-control', 'no-cache')
            .redirect(this.pathOf(`/art/${name}.svg`) ?? '/', 302);
        const picture = await this.of(name, drawing);
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('image/png')
          .send(picture);
      },
    );
  }

  private of(name: string, { svg }: Drawing): Promise<Buffer> {
    const known = this.drawn.get(name);
    if (known) return known;
    const drawing = this.last.then(() => draw(svg));
    this.drawn.set(name, drawing);
    this.last = drawing.catch(() => this.drawn.delete(name));
    return drawing;
  }
}

const drawingOf = (svg: Buffer): Drawing => ({
  svg,
  version: createHash('sha256').update(svg).digest('base64url').slice(0, 16),
});

async function draw(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const own = await sharp(svg).metadata();
  const scale = Math.max(sharedSize.width / own.width, sharedSize.height / own.height);
  return sharp(svg, { density: Math.min(mostDensity, Math.ceil(usualDensity * scale)) })
    .resize({ ...sharedSize, fit: 'cover' })
    .flatten({ background })
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
