/**
 * What a page of ours may load: itself, and nothing from anywhere else. Mantine writes style elements at run time,
 * hence inline styles; scripts are files only.
 */
export function contentSecurityPolicy() {
  const self = ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: self,
      scriptSrc: self,
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: self,
      connectSrc: self,
      objectSrc: ["'none'"],
      baseUri: self,
      formAction: self,
      frameAncestors: ["'none'"],
    },
  };
}
