import { expect, test } from '@jest/globals';
import { sentencesOf } from './sentences-of';

test.each([
  ['Read closely. Write often! Why?', ['Read closely.', 'Write often!', 'Why?']],
  ['No mark at all', ['No mark at all']],
  ['In 3.5 hours.', ['In 3.5 hours.']],
  ['仔细阅读。经常写作。', ['仔细阅读。', '经常写作。']],
])('the sentences of “%s”', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
