import Bowser from 'bowser';
import type { UserAction } from './user-action.entity';

/** The browser fields of an action, out of a User-Agent header; empty where the header does not say. */
export function describeBrowser(
  userAgent: string,
): Pick<UserAction, 'browser' | 'browserVersion' | 'os' | 'osVersion' | 'platform'> {
  const { browser, os, platform } = Bowser.parse(userAgent === '' ? 'unknown' : userAgent);
  return {
    browser: browser.name ?? '',
    browserVersion: browser.version ?? '',
    os: os.name ?? '',
    osVersion: os.version ?? '',
    platform: platform.type ?? '',
  };
}
