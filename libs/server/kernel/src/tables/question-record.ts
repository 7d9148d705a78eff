interface Question {
  readonly search?: string;
  readonly filters?: object;
}

/**
 * What the audit log, from which nothing goes, keeps of a question: by what was asked, and not for whom. What somebody
 * types may be a person's name or e-mail.
 */
export const questionRecord = ({ search = '', filters = {} }: Question) => ({
  isSearched: search !== '',
  filteredBy: Object.keys(filters).sort(),
});
