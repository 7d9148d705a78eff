import Bowser from 'bowser';

/** What somebody did something with; empty where nobody says. */
export interface BrowserDescription {
  readonly browser: string;
  readonly browserVersion: string;
  readonly os: string;
  readonly osVersion: string;
  /** 'desktop', 'mobile' or 'tablet'. */
  readonly platform: string;
}

/** Few different headers come again and again. */
const known = new Map<string, BrowserDescription>();
const mostKnown = 500;

/** The browser fields of an action, out of a User-Agent header; empty where the header does not say. */
export function describeBrowser(userAgent: string): BrowserDescription {
  const found = known.get(userAgent);
  if (found) return found;
  const { browser, os, platform } = Bowser.parse(userAgent === '' ? 'unknown' : userAgent);
  const description = {
    browser: browser.name ?? '',
    browserVersion: browser.version ?? '',
    os: os.name ?? '',
    osVersion: os.version ?? '',
    platform: platform.type ?? '',
  };
  if (known.size >= mostKnown) known.clear();
  known.set(userAgent, description);
  return description;
}
