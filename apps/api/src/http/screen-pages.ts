import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appVersion,
  type PublicConfig,
  publicConfigElementId,
  type SiteBanner,
} from '@lyceum/contracts/common';
import type { Config } from '@lyceum/kernel';
import { dataBlock } from './data-block';
import { escapeHtml } from './html';
import { Page } from './page';
import { readScreens, type Screen, screenOf, withFilesOf } from './screens';

/** Path of the screen that stands for every path without one. */
const anyPath = '/$';

interface Opened {
  readonly page: Page;
  /** Whether the front end has a screen for just this path. */
  readonly hasScreen: boolean;
}

/** The pages of a front end: the application's own for each of its screens, which names the screen's files. */
export class ScreenPages {
  private announced: SiteBanner | null = null;
  private plain: Page;
  private pages: ReadonlyMap<Screen, Page>;

  private constructor(
    private readonly template: string,
    private readonly screens: readonly Screen[],
    private readonly prefix: string,
    private readonly config: Config,
  ) {
    this.make();
  }

  /** Those of a build, below the prefix. @throws Error when the build does not tell its screens */
  static async read(root: string, prefix: string, config: Config): Promise<ScreenPages> {
    const template = await readFile(join(root, 'index.html'), 'utf8');
    return new ScreenPages(template, await readScreens(root), prefix, config);
  }

  /** The page of a path below the prefix. */
  of(path: string): Opened {
    const screen = screenOf(path, this.screens);
    const hasScreen = screen !== null && screen.path !== anyPath;
    return { page: (screen && this.pages.get(screen)) ?? this.plain, hasScreen };
  }

  /** Has all of them tell what stands above the public header from now on: they are made anew where that is something else. */
  announce(banner: SiteBanner | null): void {
    if (JSON.stringify(banner) === JSON.stringify(this.announced)) return;
    this.announced = banner;
    this.make();
  }

  /** What stands above the public header, as it was announced last. */
  get banner(): SiteBanner | null {
    return this.announced;
  }

  private make(): void {
    const html = fillPage(this.template, this.config, this.announced);
    this.plain = new Page(html);
    this.pages = new Map(
      this.screens.map((screen) => [screen, new Page(withFilesOf(html, screen, this.prefix))]),
    );
  }
}

const publicConfigBlock = new RegExp(`(<script id="${publicConfigElementId}"[^>]*>)[^<]*(</script>)`);

/** What the application is told of how this installation is configured. */
export function publicConfigOf(config: Config, banner: SiteBanner | null): PublicConfig {
  return {
    brandName: config.BRAND_NAME,
    brandSlug: config.BRAND_SLUG,
    appEnvironment: config.APP_ENV,
    version: appVersion,
    contactEmail: config.contactEmail,
    postalAddress: [...config.postalAddress],
    socialLinks: [...config.socialLinks],
    banner,
    socialProviders: [...config.socialProviders],
    takesPayments: config.takesPayments,
  };
}

function fillPage(template: string, config: Config, banner: SiteBanner | null): string {
  const publicConfig = publicConfigOf(config, banner);
  return template
    .replace(
      publicConfigBlock,
      (_, open: string, close: string) => `${open}${dataBlock(publicConfig)}${close}`,
    )
    .replaceAll('%BRAND_NAME%', () => escapeHtml(config.BRAND_NAME));
}
