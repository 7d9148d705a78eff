/** SQL about our own list of readers, for statements of other domains to take in. */
export const newsletter = {
  /** SELECT of `email`, `name` and `interests` of who confirmed that they want the newsletter. */
  readers: 'SELECT email, name, interests FROM newsletter_readers',
};
