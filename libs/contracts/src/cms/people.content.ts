import { z } from 'zod';
import { defineContent } from './content-type';
import { line, optionalLine, picture, pictureText, teaser } from './fields';

/** Somebody of the team, with seven fields (checklist line 212). */
export const person = defineContent({
  schema: z.object({
    name: line('Name'),
    title: line('Title'),
    desc: teaser('About them'),
    img: picture('Picture'),
    imgAlt: pictureText(),
    email: optionalLine('Email'),
    height: z
      .number()
      .int()
      .min(120)
      .max(480)
      .meta({ label: 'Height of the picture', help: 'In pixels, from 120 to 480.' }),
  }),
  titleOf: ({ name }) => name,
});

/** What became of somebody who was here (checklist line 212). */
export const story = defineContent({
  schema: z.object({
    name: line('Name'),
    event: line('What they took part in'),
    school: line('School'),
    desc: teaser('Story'),
    img: picture('Picture'),
  }),
  titleOf: ({ name }) => name,
});

/** What somebody says of us (checklist line 212). */
export const testimonial = defineContent({
  schema: z.object({
    name: line('Name'),
    event: line('What they took part in'),
    school: line('School'),
    para: teaser('What they say'),
  }),
  titleOf: ({ name }) => name,
});
