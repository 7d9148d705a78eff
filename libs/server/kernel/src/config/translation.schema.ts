import { z } from 'zod';

const serviceUrl = z
  .url({ protocol: /^https?$/, hostname: /.+/, error: 'must be a URL like https://translate.example' })
  .transform((url) => url.replace(/\/+$/, ''));

const key = z.string().trim().min(1).optional();

/** Variables of translation. LibreTranslate is used where its address is set, Google where its key is; else none. */
export const translationEnvironment = {
  /** What people write is sent there as it is: in a network of your own http will do. */
  LIBRETRANSLATE_URL: serviceUrl.optional(),
  LIBRETRANSLATE_API_KEY: key,
  GOOGLE_TRANSLATE_API_KEY: key,
  GOOGLE_TRANSLATE_URL: serviceUrl.default('https://translation.googleapis.com'),
} as const;
