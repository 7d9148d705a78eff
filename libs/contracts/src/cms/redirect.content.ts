import { z } from 'zod';
import { defineContent } from './content-type';
import { link } from './fields';

/** An address that leads to another one for good. Its slug is the path it stands at, without the first slash. */
export const redirect = defineContent({
  schema: z.object({ to: link('Where it leads') }),
  titleOf: ({ to }) => to,
  slug: { pattern: /^[\w.-]+(?:\/[\w.-]+)*$/, words: 'Use a path without its first slash: old/page.' },
});
