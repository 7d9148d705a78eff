import type { MailBlock } from '@lyceum/contracts/campaigns';

/** Something to follow. */
export interface MailLink {
  readonly label: string;
  /** On our site, from the root: `/confirm-email/…`. */
  readonly path: string;
}

/** Some lines under a heading. */
export interface MailSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What a mail says, as plain text; how it looks is the template's. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Text with headings, lists and links, after the paragraphs. */
  readonly blocks?: readonly MailBlock[];
  /** What mail programs show after the subject; nobody sees it in the mail itself. */
  readonly preheader?: string;
  /** Parts with a heading of their own, after the paragraphs. */
  readonly sections?: readonly MailSection[];
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
