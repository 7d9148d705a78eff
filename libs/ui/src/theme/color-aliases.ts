/** Mantine's stock names that we let stand for our palettes. */
export const colorAliases = {
  purple: ['purple', 'violet', 'grape', 'indigo', 'blue'],
  live: ['live', 'teal', 'green'],
  danger: ['danger', 'red'],
  warmth: ['warmth', 'yellow', 'orange'],
  gray: ['gray'],
} as const;
