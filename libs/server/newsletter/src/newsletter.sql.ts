/** SQL about our own list of readers, for statements of other domains to take in. */
export const newsletter = {
  /**
   * SELECT of `email`, `mailbox` it leads to (`normalizedAddress`), `name` and `interests` of who confirmed that they want the
   * newsletter. One whose mailbox is not noted yet is not among them: whose it is cannot be told.
   */
  readers:
    'SELECT email, normalized_email AS mailbox, name, interests FROM newsletter_readers WHERE normalized_email IS NOT NULL',
};
