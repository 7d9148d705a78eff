/** A page as the server answers it. */
export interface SitePageAnswer {
  readonly title: string;
  /** JSON of `PublicContent`. */
  readonly content: string;
}
