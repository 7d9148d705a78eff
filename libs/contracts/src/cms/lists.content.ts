import { z } from 'zod';
import { questionTopics } from './content.enums';
import { defineContent } from './content-type';
import {
  day,
  line,
  optionalLine,
  optionalLink,
  picture,
  pictureText,
  prose,
  sharedLine,
  teaser,
} from './fields';

/** A city of the globe (checklist line 211). */
export const city = defineContent({
  schema: z.object({
    title: line('Name'),
    pic: picture('Picture'),
    videoUrl: optionalLink('Video'),
  }),
  titleOf: ({ title }) => title,
});

/** A logo of the carousel (checklist lines 210, 211). */
export const logo = defineContent({
  schema: z.object({ name: line('Name'), img: picture('Picture'), location: optionalLine('Location') }),
  titleOf: ({ name }) => name,
});

/** A question that is often asked (checklist line 212). */
export const question = defineContent({
  schema: z.object({
    topic: z.enum(questionTopics).meta({ label: 'Topic' }),
    question: line('Question'),
    answer: prose('Answer'),
  }),
  titleOf: (data) => data.question,
});

/** One of a group of features (checklist line 212). */
export const feature = defineContent({
  schema: z.object({
    group: sharedLine('Group', 'Blocks of pages name the group they show.'),
    img: picture('Picture'),
    title: line('Title'),
    content: teaser('Text'),
  }),
  titleOf: ({ title }) => title,
});

/** An episode of the podcast. */
export const episode = defineContent({
  schema: z.object({
    number: z.number().int().min(1).max(9_999).meta({ label: 'Number' }),
    title: line('Title'),
    guest: line('Who speaks'),
    writtenOn: day('Date'),
    summary: teaser('Summary'),
    audioUrl: optionalLink('Recording'),
    transcript: prose('Transcript'),
  }),
  titleOf: ({ title }) => title,
});

/** Something for the press to use, or that it wrote. */
export const press = defineContent({
  schema: z.object({
    title: line('Title'),
    outlet: line('Who says it'),
    writtenOn: day('Date'),
    text: prose('Text'),
    img: picture('Picture'),
    imgAlt: pictureText(),
  }),
  titleOf: ({ title }) => title,
});

/** The strip above the header of three pages (checklist line 8): the first that is published. */
export const banner = defineContent({
  schema: z.object({
    text: line('Text'),
    linkLabel: optionalLine('Link'),
    path: optionalLink('Where it leads'),
  }),
  titleOf: ({ text }) => text,
});
