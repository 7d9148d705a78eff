/**
 * First path segments under which the tool bar shows (checklist line 22); `{brand}` stands for the configured one,
 * `hash` for one-time links. Elsewhere (forum, marketing) it is absent.
 */
export const toolSegments: readonly string[] = (
  'login signup forgot-password confirm-email hash wechatlogin live-course-p payments email-subscriptions s ' +
  'konnect {brand}-events lc-grouplist lc-dashboard u events courses lessons send-email morecontent notebooks ' +
  'newFileLoading communityV2 mg20 mg20Tour admin-dashboard admin-services promocodepanelold promocodepanel ' +
  'virtualmg20-admin livecourse-admin collegeessaycontest-admin teacherAppForm my-orders feature-analytics ' +
  'createlivecoursepaymentlink adminupload chat-group-dashboard chat get-recording UiKit uikit playground mg20-welcome'
).split(' ');

/** Whether the tool bar shows on a path. */
export function showsToolBar(path: string, brandSlug: string): boolean {
  const [, first = ''] = path.split('/');
  return toolSegments.some((segment) => segment.replace('{brand}', brandSlug) === first);
}
