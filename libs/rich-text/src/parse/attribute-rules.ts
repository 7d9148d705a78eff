import { isOwnFile, safeAddress } from '../schema/addresses';
import { richTextLimits } from '../schema/rich-text.limits';
import type { RichMarkName, RichNodeName } from '../schema/rich-text.schema';
import { asVideoEmbed } from '../schema/video-embed';
import { cleanText } from './clean-text';
import * as messages from './parse.messages';

type Attributes = Record<string, unknown>;

/** Gives the attributes to keep, or says in plain words what is wrong with those that came. */
type AttributeRule = (attributes: Attributes) => Attributes | string;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const none: AttributeRule = () => ({});

/** What each part may carry. Attributes that are not named here are dropped. */
export const nodeRules: Record<RichNodeName, AttributeRule> = {
  doc: none,
  paragraph: none,
  blockquote: none,
  bulletList: none,
  listItem: none,
  text: none,
  hardBreak: none,
  heading: ({ level }) => (level === 1 || level === 2 ? { level } : messages.headingLevels()),
  orderedList: ({ start }) => ({ start: wholeNumber(start, 0, 100_000) ?? 1 }),
  codeBlock: ({ language }) => ({
    language: typeof language === 'string' && /^[a-z0-9+#-]{1,30}$/i.test(language) ? language : null,
  }),
  image: ({ src, alt, width, height }) =>
    isOwnFile(src)
      ? { src, alt: description(alt), width: pixels(width), height: pixels(height) }
      : messages.picturesUploaded(),
  video: ({ src, title }) =>
    isOwnFile(src) ? { src, title: description(title) } : messages.videosUploaded(),
  videoEmbed: (attributes) => {
    const embed = asVideoEmbed(attributes);
    return embed ? { ...embed } : messages.videoServices();
  },
  mention: ({ id, label }) =>
    typeof id === 'string' && idPattern.test(id)
      ? { id: id.toLowerCase(), label: oneLine(label, richTextLimits.mentionLabelLength) }
      : messages.mentionOfNobody(),
};

export const markRules: Record<RichMarkName, AttributeRule> = {
  bold: none,
  italic: none,
  underline: none,
  strike: none,
  code: none,
  link: ({ href }) => {
    const address = safeAddress(href);
    return address ? { href: address } : messages.linkTargets();
  },
};

function wholeNumber(value: unknown, least: number, most: number): number | null {
  // JSON knows -0, which is not equal to the 0 that is written down.
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
    ? Number(value) || 0
    : null;
}

function pixels(value: unknown): number | null {
  return wholeNumber(value, 1, 20_000);
}

function description(value: unknown): string {
  return oneLine(value, richTextLimits.descriptionLength);
}

function oneLine(value: unknown, length: number): string {
  if (typeof value !== 'string') return '';
  return cleanText(cleanText(value).replace(/\s+/g, ' ').trim().slice(0, length)).trim();
}
