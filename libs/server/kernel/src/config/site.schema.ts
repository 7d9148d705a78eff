import { z } from 'zod';

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

const lines = (text: string): string[] =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);

/** A name and an address in one line: `Instagram https://www.instagram.com/lyceum`. */
const namedLink = /^(.*\S)\s+(https:\/\/\S+)$/;

/** Variables of the public site, and of what stands in the footer of each of its pages (checklist line 209). */
export const siteEnvironment = {
  /** Whether what an editor wrote for the public site is for somebody else to publish. */
  CONTENT_SECOND_PERSON: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((value) => value === 'true' || value === '1')
    .default(false),
  /** Where letters reach those who run the site, line by line between a vertical bar. */
  POSTAL_ADDRESS: z.string().transform(lines).optional(),
  /** Where they are on other networks: each a name and an address, with a vertical bar between them. */
  SOCIAL_LINKS: z
    .string()
    .transform(lines)
    .refine(
      (links) => links.every((link) => namedLink.test(link)),
      'must be names with addresses, like Instagram https://www.instagram.com/lyceum | YouTube https://www.youtube.com/@lyceum',
    )
    .transform((links) =>
      links.map((link): SocialLink => {
        const [, name = '', url = ''] = namedLink.exec(link) ?? [];
        return { name, url };
      }),
    )
    .optional(),
} as const;
