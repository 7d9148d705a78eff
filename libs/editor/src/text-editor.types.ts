/** What somebody wrote: plain text, or the JSON of a rich text. */
export interface WrittenText {
  content: string;
  isRich: boolean;
  /** Nothing to read or look at; such a text cannot be posted. */
  isBlank: boolean;
  /** Files of it are still on their way (or failed and wait for a word): posting now would go without them. */
  isUploading?: boolean;
}

/** Somebody who can be mentioned. */
export interface MentionablePerson {
  id: string;
  firstName: string;
  lastName: string;
  profilePictureUrl?: string | null;
  /** What tells them apart from others of their name. */
  isFriend: boolean;
  roleLabels: readonly string[];
  forumsInCommon: readonly string[];
}

/** Finds people whose name begins with what stands after the `@`. */
export type SuggestPeople = (query: string, signal: AbortSignal) => Promise<readonly MentionablePerson[]>;

/** A picture or video the server has taken. */
export interface UploadedMedia {
  /** Where it is: a path under `/files/`. */
  url: string;
  /** Size of a picture in px. */
  width?: number | null;
  height?: number | null;
}

export interface UploadOptions {
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Ends the upload. */
  signal: AbortSignal;
}

/** Brings a file to the server. Its errors' messages are shown to whoever writes. */
export type UploadMedia = (file: File, options: UploadOptions) => Promise<UploadedMedia>;

export interface TextEditorProps {
  /** Names the field to screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  /** What to begin with; later changes of it are not followed. */
  readonly initial?: Pick<WrittenText, 'content' | 'isRich'>;
  readonly onChange: (text: WrittenText) => void;
  /** Without it, `@` is a character like any other. */
  readonly suggest?: SuggestPeople;
  /** Without it, pictures and videos cannot be added, dropped or pasted. */
  readonly upload?: UploadMedia;
  /** Why the text was refused. */
  readonly error?: string | null;
  readonly autoFocus?: boolean;
}
