import type { TermsText } from '@lyceum/auth';
import { type OpenPage, openPages, type WrittenName, writtenTexts } from '@lyceum/contracts/site';
import type { Config } from '@lyceum/kernel';
import * as messages from './open-head.messages';
import { canonical, type HeadOf, noIndex, type ServedHead } from './served-head';
import { heading, paragraph, proseHtml } from './site-text';

type Site = Pick<Config, 'publicUrl' | 'BRAND_NAME'>;
type Texts = Pick<TermsText, 'terms' | 'privacyPolicy'>;

/** The account forms, at all their addresses (checklist line 4). */
const forms: readonly (OpenPage & { readonly at: RegExp })[] = [
  { at: /^\/login$/, path: 'login', title: messages.logIn, purpose: messages.aboutLoggingIn },
  {
    at: /^\/(?:signup(?:\/.*)?|login\/wechatlogin|wechatlogin)$/,
    path: 'signup',
    title: messages.createAccount,
    purpose: messages.aboutSigningUp,
  },
  {
    at: /^\/(?:forgot-password|forgotpassword)(?:\/.*)?$/,
    path: 'forgot-password',
    title: messages.forgotPassword,
    purpose: messages.aboutForgotPassword,
  },
];

/** The head of a public page that no editor writes, with all of its text for those who have no JavaScript; of one that is to come, its purpose alone. */
export function openHead(texts: Texts, site: Site): HeadOf {
  const heads = new Map(
    Object.entries(openPages).map(([name, page]) => [
      `/${page.path}`,
      headOf(page, textOf(name, texts, site), site),
    ]),
  );
  return (asked) => {
    const path = asked.replace(/(?<=.)\/$/, '');
    const form = forms.find(({ at }) => at.test(path));
    return Promise.resolve(heads.get(path) ?? (form ? headOf(form, null, site) : null));
  };
}

function headOf(
  { path, title, purpose, isToCome }: OpenPage,
  text: string | null,
  { publicUrl, BRAND_NAME: brandName }: Site,
): ServedHead {
  const url = new URL(path, publicUrl).href;
  const description = purpose({ brandName });
  return {
    status: 200,
    title: messages.titled({ title: title(), brandName }),
    description,
    shared: { type: 'website', title: title(), description, url, picture: null },
    elements: [canonical(url), ...(isToCome ? [noIndex] : [])],
    ...(text !== null && { text: heading(1, title()) + paragraph(description) + text }),
  };
}

/** What stands on a page besides its purpose; null where that needs JavaScript. */
function textOf(
  name: string,
  { terms, privacyPolicy }: Texts,
  { BRAND_NAME: brandName }: Site,
): string | null {
  if (name === 'terms') return legalHtml(terms.markdown);
  if (name === 'privacy') return legalHtml(privacyPolicy.markdown);
  if (!isWritten(name)) return null;
  return writtenTexts[name]
    .map(
      (part) =>
        heading(2, part.heading()) + part.paragraphs.map((it) => paragraph(it({ brandName }))).join(''),
    )
    .join('');
}

const isWritten = (name: string): name is WrittenName => name in writtenTexts;

/** The owner's Markdown, as far as it is like the editors' own marks; its title is left out, the heading says it. */
const legalHtml = (markdown: string): string =>
  proseHtml(
    markdown
      .replace(/^\s*# .*\n/, '')
      .replaceAll(/\r?\n {2,}/g, ' ')
      .replaceAll('**', '*'),
  );
