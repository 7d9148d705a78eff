/** What is read is kept for so long, in ms: whoever asks after that sees what was published meanwhile (≤ 5 s, issue 20). */
const keptFor = 2_000;

/** Of what is kept, so much; then all is read anew. */
const mostKept = 500;

/** Answers by what was asked, each at most two seconds old and the same object for as long. */
export class Kept<Answer> {
  private readonly answers = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();

  constructor(private readonly read: (key: string) => Promise<Answer>) {}

  of(key: string): Promise<Answer> {
    const kept = this.answers.get(key);
    if (kept && kept.until > Date.now()) return kept.answer;
    if (this.answers.size >= mostKept) this.answers.clear();
    const answer = this.read(key);
    this.answers.set(key, { until: Date.now() + keptFor, answer });
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  /** Has all of it read anew. */
  clear(): void {
    this.answers.clear();
  }
}
