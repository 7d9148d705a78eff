import { z } from 'zod';
import { blogCategories } from './content.enums';
import { defineContent } from './content-type';
import { day, line, picture, pictureText, prose, teaser } from './fields';

/** A post of the blog (checklist line 215). */
export const post = defineContent({
  schema: z.object({
    title: line('Title'),
    teaser: teaser('Teaser'),
    author: line('Author'),
    category: z.enum(blogCategories).meta({ label: 'Category' }),
    writtenOn: day('Date'),
    picture: picture('Picture'),
    pictureText: pictureText(),
    body: prose('Text'),
  }),
  titleOf: ({ title }) => title,
});
