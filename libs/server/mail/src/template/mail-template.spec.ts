import { describe, expect, test } from '@jest/globals';
import type { MailContent } from './mail-content';
import { MailTemplate } from './mail-template';

const template = (environment: { publicUrl: string; BRAND_NAME?: string }) =>
  new MailTemplate({ BRAND_NAME: 'Lyceum', ...environment } as ConstructorParameters<typeof MailTemplate>[0]);

const content: MailContent = {
  subject: 'Confirm your email',
  heading: 'Welcome, <Mei> & "co"',
  paragraphs: ['One more step.'],
  sections: [{ heading: 'Time & place', lines: ['40 min <here>'] }],
  items: [{ label: 'A <thread>', path: '/thread/1' }],
  button: { label: 'Confirm', path: '/confirm-email/abc' },
  afterword: ['It was not you? Do nothing.'],
  footerLink: { label: 'Unsubscribe', path: '/email-subscriptions?code=1&x=2' },
};

describe('a mail', () => {
  const { html, text, subject } = template({ publicUrl: 'https://lyceum.example/' }).build(content);

  test('says the same in both forms', () => {
    expect(subject).toBe('Confirm your email');
    for (const url of ['https://lyceum.example/thread/1', 'https://lyceum.example/confirm-email/abc'])
      expect([html, text]).toEqual([expect.stringContaining(url), expect.stringContaining(url)]);
    expect([html, text]).toEqual([
      expect.stringContaining('<li>40 min &lt;here&gt;</li>'),
      expect.stringContaining('Time & place\n- 40 min <here>'),
    ]);
    for (const words of ['One more step.', 'It was not you? Do nothing.', 'Unsubscribe'])
      expect([html, text]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  });

  test('escapes whatever comes from people', () => {
    expect(html).toContain('Welcome, &lt;Mei&gt; &amp; &quot;co&quot;');
    expect(html).toContain('A &lt;thread&gt;');
    expect(html).not.toMatch(/<Mei>|<thread>/);
    expect(html).toContain('https://lyceum.example/email-subscriptions?code=1&amp;x=2');
    expect(text).toContain('Welcome, <Mei> & "co"');
  });

  test('runs nothing and loads nothing', () => {
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i);
  });

  test('stands under the brand of the installation', () => {
    const other = template({ publicUrl: 'https://x.example', BRAND_NAME: 'Acme & Co' }).build(content);
    expect(other.html).toContain('Acme &amp; Co');
    expect(other.text).toContain('Acme & Co\nhttps://x.example');
  });
});
