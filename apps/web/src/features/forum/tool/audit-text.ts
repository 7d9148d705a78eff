/** 'JOIN_REQUEST_APPROVED' reads 'Join request approved'. */
export function auditText(action: string): string {
  const words = action.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
