import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml } from './clean-html';
import { blocksOfMarkdown, isMarkdown } from './markdown';

/** Programs that put coloured HTML beside the plain text that is meant. */
const codeEditors = ['vscode-editor-data'];

/**
 * Makes of what is pasted what was meant: texts of Word and Google Docs without their clutter, Markdown as what it says.
 * Pasting without formatting (Shift) leaves Markdown as it is.
 */
export const Pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html) => (/data-pm-slice/.test(html) ? html : cleanPastedHtml(html)),
        clipboardTextParser: (text, context, plain) =>
          plain || !isMarkdown(text) ? linesOf(text, context) : sliceOf(text, context),
        handlePaste: (view, event) => {
          const data = event.clipboardData;
          if (!data || !codeEditors.some((type) => data.types.includes(type))) return false;
          const text = data.getData('text/plain');
          const { $from } = view.state.selection;
          if (!isMarkdown(text) || $from.parent.type.spec.code) return view.pasteText(text);
          view.dispatch(view.state.tr.replaceSelection(sliceOf(text, $from)).scrollIntoView());
          return true;
        },
      },
    }),
  ],
});

function sliceOf(text: string, context: ResolvedPos): Slice {
  const { schema } = context.doc.type;
  try {
    const blocks = blocksOfMarkdown(text).map((block) => schema.nodeFromJSON(block));
    for (const block of blocks) block.check();
    // Open at both ends, so that a single paragraph goes on in the line it is pasted into.
    return Slice.maxOpen(Fragment.fromArray(blocks), false);
  } catch {
    return linesOf(text, context);
  }
}

/** Each line a paragraph in the marks of the place, as the editor itself takes plain text. */
function linesOf(text: string, context: ResolvedPos): Slice {
  const { schema } = context.doc.type;
  const lines: Node[] = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, context.marks())]));
  return Slice.maxOpen(Fragment.fromArray(lines));
}
