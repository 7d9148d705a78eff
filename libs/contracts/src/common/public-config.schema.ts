import { z } from 'zod';
import { socialProviders } from './sign-in-way.enums';
import { appEnvironments } from './environment.enums';

/** Configuration that a browser may know. The server writes it into the page as a JSON data block. */
export const publicConfigSchema = z.object({
  brandName: z.string(),
  brandSlug: z.string(),
  appEnvironment: z.enum(appEnvironments),
  version: z.string(),
  /** Where people reach those who run the site. */
  contactEmail: z.string(),
  /** Where letters reach them, line by line; none where that is not told. */
  postalAddress: z.array(z.string()),
  /** Where they are on other networks. */
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** What stands above the header of three public pages (checklist line 8); null where editors have published nothing for it. */
  banner: z.object({ text: z.string(), linkLabel: z.string(), path: z.string() }).nullable(),
  /** Services people can sign in with here. */
  socialProviders: z.array(z.enum(socialProviders)),
  /** Whether something can be paid here. */
  takesPayments: z.boolean(),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;
export type SiteBanner = NonNullable<PublicConfig['banner']>;

/** Id of the `<script type="application/json">` element that carries the public configuration. */
export const publicConfigElementId = 'public-config';

/** What a page tells somebody who follows a shared link and has not signed in. */
export interface SharedLink {
  /** Where the link leads. */
  readonly path: string;
  readonly title: string;
  /** The forum's name. */
  readonly section: string;
  readonly excerpt: string | null;
}

/** Id of the `<script type="application/json">` element that carries it, on pages that have one. */
export const sharedLinkElementId = 'shared-link';

/** What the screen of a path shows first, so that it need not ask for it. */
export interface ServedData {
  readonly path: string;
  /** As the call would answer it. */
  readonly data: unknown;
}

/** Id of the element that says which language a page is in besides English, and what else there is in it. */
export const siteLanguageElementId = 'site-language';

/** Id of the `<script type="application/json">` element that carries it, on pages that have one. */
export const servedDataElementId = 'served-data';
