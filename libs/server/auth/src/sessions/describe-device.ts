import Bowser from 'bowser';
import * as messages from './device.messages';

/** A User-Agent header in words a person recognises: 'Firefox on Windows'. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return messages.unknownDevice();
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return messages.browserOnSystem({ browser: browser.name, system: os.name });
  return browser.name || os.name || messages.unknownDevice();
}
