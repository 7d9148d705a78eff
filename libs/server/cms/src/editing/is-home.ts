/** Whether it is the first page of the site, which is always there. */
export const isHome = ({ type, slug }: { readonly type: string; readonly slug: string }): boolean =>
  type === 'page' && slug === 'home';
