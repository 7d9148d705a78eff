import Bowser from 'bowser';

/** A User-Agent header in words a person recognises: 'Firefox on Windows'. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length > 0 ? names.join(' on ') : 'Unknown device';
}
