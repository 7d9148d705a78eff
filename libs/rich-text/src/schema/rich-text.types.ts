/** How a run of text looks, or where it leads. */
export interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A part of a rich text: a block, a run of text, a mention … Which there are stands in `richTextSchema`. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: RichMark[];
  content?: RichNode[];
  text?: string;
}

/** A whole rich text. */
export interface RichDocument extends RichNode {
  type: 'doc';
  content: RichNode[];
}
