/**
 * Paths of the web app that no route file has, each its pattern: `{brand}` stands for the configured one, `{…}` for one
 * segment, `*` at the end for any number of them. The server answers every other path without a route file with 404, but for
 * aliases. A test of the web app holds the list against its pages.
 */
export const webPaths: readonly string[] = (
  'help contact college-essay-contest college-essay-contest/application college-essay-contest/thankyou konnect/{id} ' +
  'courses lessons/{id} events {brand}-events/{summitTag} notebooks newFileLoading morecontent send-email payments/* ' +
  'teacherAppForm terms-conditions privacy-policy admin-dashboard/* admin-services promocodepanel promocodepanelold ' +
  'virtualmg20-admin livecourse-admin collegeessaycontest-admin feature-analytics createlivecoursepaymentlink adminupload ' +
  'mg20-welcome/{summitTag} mg20 mg20Tour mg20Tour/workshop/{id} mg20Tour/workshop/{id}/{weektip} ' +
  'mg20Tour/referenceguide/{rolehash}/{guideindex} signup/* login/wechatlogin wechatlogin forgot-password/* forgotpassword/* guardian/{code}'
).split(' ');

/** Whether the web app shows or knows something at a path for which it has no route file. */
export const isWebPath = (path: string, brandSlug: string): boolean =>
  webPaths.some((pattern) => matchesPath(pattern, path, brandSlug));

/** Whether a path is one of those that a pattern stands for. */
export function matchesPath(pattern: string, path: string, brandSlug: string): boolean {
  const parts = pattern.replace('{brand}', brandSlug).split('/');
  const segments = path.split('/').filter(Boolean);
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  return (
    (isOpen ? fixed.length <= segments.length : fixed.length === segments.length) &&
    fixed.every((part, at) => part.startsWith('{') || part === segments[at])
  );
}
