import { Inject, Injectable } from '@nestjs/common';
import type { MailInline } from '@lyceum/contracts/campaigns';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { Mail } from '../mailer.port';
import { htmlMail } from './html-mail';
import type { FramedContent, MailContent, MailLink, TargetedLink } from './mail-content';
import { textMail } from './text-mail';

/**
 * Makes mails of one look, with a plain-text twin. Brand and links come from the configuration, never from a request:
 * whoever asks for a mail to somebody else must not choose where its links lead.
 */
@Injectable()
export class MailTemplate {
  private readonly brandName: string;
  private readonly homeUrl: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.brandName = config.BRAND_NAME;
    this.homeUrl = config.publicUrl.replace(/\/+$/, '');
  }

  build(content: MailContent): Pick<Mail, 'subject' | 'html' | 'text'> {
    const { items = [], blocks = [], button, footerLink } = content;
    const framed: FramedContent = {
      ...content,
      brandName: this.brandName,
      homeUrl: this.homeUrl,
      items: items.map((link) => this.target(link)),
      blocks: blocks.map((block) => ({
        ...block,
        lines: block.lines.map((line) => line.map((part) => this.absolute(part))),
      })),
      button: button && this.target(button),
      footerLink: footerLink && this.target(footerLink),
    };
    return { subject: content.subject, html: htmlMail(framed), text: textMail(framed) };
  }

  /** The address of a page of ours. */
  url(path: string): string {
    return `${this.homeUrl}${path}`;
  }

  private absolute(part: MailInline): MailInline {
    return part.kind === 'link' && part.url.startsWith('/') ? { ...part, url: this.url(part.url) } : part;
  }

  private target({ label, path }: MailLink): TargetedLink {
    return { label, url: this.url(path) };
  }
}
