import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** A path of the site, or an address on the web. */
  readonly href: string;
}

interface SiteLinks {
  /** A link in running text. */
  readonly Link: ComponentType<SiteLinkProps>;
  /** One that looks like a button. */
  readonly Button: ComponentType<SiteLinkProps>;
}

const PlainLink = (props: SiteLinkProps) => <a {...props} />;

const SiteLinkContext = createContext<SiteLinks>({ Link: PlainLink, Button: PlainLink });

/** How links of the editors' pages lead on: features know no routes. */
export const SiteLinkProvider = SiteLinkContext.Provider;

/** A link wherever an editor's path leads. */
export function SiteLink(props: SiteLinkProps) {
  const { Link } = useContext(SiteLinkContext);
  return <Link {...props} />;
}

/** The same as a button. */
export function SiteButton(props: SiteLinkProps) {
  const { Button } = useContext(SiteLinkContext);
  return <Button {...props} />;
}
