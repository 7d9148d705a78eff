/** The sentences of a text, each with its mark. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\S)|(?<=[。！？])\s*(?=\S)/);
