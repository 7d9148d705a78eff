import type { z } from 'zod';
import { article } from './article.content';
import type { ContentTypeName } from './content.labels';
import { banner, city, episode, feature, logo, press, question } from './lists.content';
import { page } from './page.content';
import { person, story, testimonial } from './people.content';
import { post } from './post.content';
import { outcome, posting } from './posting.content';
import { redirect } from './redirect.content';

/** Everything that editors write. A new type is a file, a line here and its name in `content.labels.ts`. */
export const contentTypes = {
  page,
  post,
  article,
  posting,
  outcome,
  person,
  story,
  testimonial,
  question,
  feature,
  city,
  logo,
  episode,
  press,
  banner,
  redirect,
} as const satisfies Record<ContentTypeName, unknown>;

/** What one of a type says. */
export type ContentOf<Type extends ContentTypeName> = z.output<(typeof contentTypes)[Type]['schema']>;
