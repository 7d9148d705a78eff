import { parseMailBody } from '@lyceum/contracts/campaigns';
import type { CampaignValues } from '@lyceum/contracts/campaigns';
import type { MailContent } from '@lyceum/mail';
import * as messages from './campaign-mail.messages';

/** What a campaign says. */
export type Written = Pick<
  CampaignValues,
  'subject' | 'preheader' | 'heading' | 'body' | 'buttonLabel' | 'buttonPath'
>;

/** Names are typed by whom they are of: one that is no name, such as an address, is not repeated under our sender. */
const plainName = /^[\p{L}\p{M}'’.-]{1,40}$/u;

/** How somebody is called in a mail, whatever stands in the field for names. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return plainName.test(first) && !/\.\p{L}/u.test(first) ? first : messages.there();
}

/** The mail to somebody of this name. Placeholders are filled after the text was read, so that no name is read as a link. */
export function contentOf(written: Written, firstName: string): MailContent {
  const { buttonLabel: label, buttonPath: path } = written;
  const filled = (text: string): string => text.replaceAll('{firstName}', firstName);
  return {
    subject: filled(written.subject),
    preheader: filled(written.preheader),
    heading: filled(written.heading),
    paragraphs: [],
    blocks: parseMailBody(written.body).map((block) => ({
      ...block,
      lines: block.lines.map((line) => line.map((part) => ({ ...part, text: filled(part.text) }))),
    })),
    ...(label !== '' && { button: { label, path } }),
  };
}
