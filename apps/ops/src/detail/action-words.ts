/** `user.setRoles` as `User: set roles`: the right used, in words. */
export function actionWords(action: string): string {
  const [target = '', verb = ''] = action.split('.');
  const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const start = words(target);
  return `${start.charAt(0).toUpperCase()}${start.slice(1)}${verb === '' ? '' : `: ${words(verb)}`}`;
}
