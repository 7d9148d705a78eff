/** A rich text of one paragraph. */
export const rich = (...content: object[]): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] });

export const words = (text: string): object => ({ type: 'text', text });

export const mention = ({ id }: { id: string }, label: string) => ({ type: 'mention', attrs: { id, label } });
