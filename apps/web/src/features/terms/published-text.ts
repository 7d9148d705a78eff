const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** 'Version 1.0, November 1, 2026'. A text is published on a day, the same one everywhere. */
export function publishedText({ version, publishedAt }: { version: string; publishedAt: string }): string {
  return `Version ${version}, ${date.format(new Date(publishedAt))}`;
}
