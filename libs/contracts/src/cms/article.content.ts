import { z } from 'zod';
import { defineContent } from './content-type';
import { line, link, picture, prose, teaser } from './fields';

/** An article of the globe, with its eight fields (checklist line 213). */
export const article = defineContent({
  schema: z.object({
    title: line('Title'),
    para: teaser('Teaser'),
    author: line('Author'),
    sub: line('Who the author is'),
    link: link('Where it is read'),
    imgUrl: picture('Small picture'),
    imgBigUrl: picture('Large picture'),
    fullArt: prose('Article'),
  }),
  titleOf: ({ title }) => title,
});
