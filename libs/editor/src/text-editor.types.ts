/** What somebody wrote: plain text, or the JSON of a rich text. */
export interface WrittenText {
  content: string;
  isRich: boolean;
  /** Nothing to read or look at; such a text cannot be posted. */
  isBlank: boolean;
}

/** Somebody who can be mentioned. */
export interface MentionablePerson {
  id: string;
  firstName: string;
  lastName: string;
  profilePictureUrl?: string | null;
}

/** Finds people whose name begins with what stands after the `@`. */
export type SuggestPeople = (query: string, signal: AbortSignal) => Promise<readonly MentionablePerson[]>;

export interface TextEditorProps {
  /** Names the field to screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  /** What to begin with; later changes of it are not followed. */
  readonly initial?: Pick<WrittenText, 'content' | 'isRich'>;
  readonly onChange: (text: WrittenText) => void;
  /** Without it, `@` is a character like any other. */
  readonly suggest?: SuggestPeople;
  /** Why the text was refused. */
  readonly error?: string | null;
  readonly autoFocus?: boolean;
}
