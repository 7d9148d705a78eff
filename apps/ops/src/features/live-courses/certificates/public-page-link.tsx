interface PublicPageLinkProps {
  readonly code: string;
  readonly name: string;
}

/** The page on which anybody can check a certificate, outside of the console. */
export function PublicPageLink({ code, name }: PublicPageLinkProps) {
  return (
    <a
      href={`/certificates/${code}`}
      target="_blank"
      rel="noopener"
      aria-label={`Public page of the certificate of ${name}`}
    >
      Page
    </a>
  );
}
