import * as messages from './editor.messages';

/** What the tools are called (checklist line 115), with their keys where they have one. */
export const editorLabels = () => ({
  boldControlLabel: messages.bold(),
  italicControlLabel: messages.italic(),
  underlineControlLabel: messages.underline(),
  h1ControlLabel: messages.headingOne(),
  h2ControlLabel: messages.headingTwo(),
  blockquoteControlLabel: messages.quote(),
  orderedListControlLabel: messages.numberedList(),
  bulletListControlLabel: messages.bulletedList(),
});
