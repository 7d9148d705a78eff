/** What the tools are called (checklist line 115), with their keys where they have one. */
export const editorLabels = {
  boldControlLabel: 'Bold',
  italicControlLabel: 'Italic',
  underlineControlLabel: 'Underline',
  h1ControlLabel: 'Heading one',
  h2ControlLabel: 'Heading two',
  blockquoteControlLabel: 'Quote',
  orderedListControlLabel: 'Numbered list',
  bulletListControlLabel: 'Bulleted list',
} as const;
