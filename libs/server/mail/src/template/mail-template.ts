import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { Mail } from '../mailer.port';
import { htmlMail } from './html-mail';
import { textMail } from './text-mail';

/** Something to follow. */
export interface MailLink {
  readonly label: string;
  /** On our site, from the root: `/confirm-email/…`. */
  readonly path: string;
}

/** What a mail says, as plain text; how it looks is the template's. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Entries of a list between the paragraphs and the button. */
  readonly items?: readonly MailLink[];
  readonly button?: MailLink;
  /** Below the button, e.g. what to do if it was not you. */
  readonly afterword?: readonly string[];
  /** At the very end, e.g. to unsubscribe. */
  readonly footerLink?: MailLink;
}

/** A link made absolute. */
export interface TargetedLink {
  readonly label: string;
  readonly url: string;
}

/** Content with its links made absolute, and the brand it is sent under. */
export interface FramedContent extends Omit<MailContent, 'items' | 'button' | 'footerLink'> {
  readonly brandName: string;
  readonly homeUrl: string;
  readonly items: readonly TargetedLink[];
  readonly button: TargetedLink | undefined;
  readonly footerLink: TargetedLink | undefined;
}

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
    const { items = [], button, footerLink } = content;
    const framed: FramedContent = {
      ...content,
      brandName: this.brandName,
      homeUrl: this.homeUrl,
      items: items.map((link) => this.target(link)),
      button: button && this.target(button),
      footerLink: footerLink && this.target(footerLink),
    };
    return { subject: content.subject, html: htmlMail(framed), text: textMail(framed) };
  }

  /** The address of a page of ours. */
  url(path: string): string {
    return `${this.homeUrl}${path}`;
  }

  private target({ label, path }: MailLink): TargetedLink {
    return { label, url: this.url(path) };
  }
}
