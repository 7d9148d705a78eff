/** Android's keyboards rewrite what a rich editor has just made of their input; it gets a plain one (checklist line 119). */
export function isAndroid(userAgent: string = navigator.userAgent): boolean {
  return /\bAndroid\b/i.test(userAgent);
}
