import type { Plugin } from 'vite';

/** Mantine's one sheet of everything, which the front ends import. */
const everything = /\/@mantine\/core\/styles\.layer\.css$/;

/** What a component calls its classes; the sheet that describes them has the component's name. */
const classNames = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * What the whole sheet begins with, in its order: what concerns no component in particular, and what others are made of. Without the
 * variables of a theme that is not ours (theme-sheet.ts).
 */
const foundation = [
  ...['baseline', 'global', 'ScrollArea', 'UnstyledButton', 'VisuallyHidden', 'Paper'],
  ...['Overlay', 'Popover', 'Loader', 'ActionIcon', 'CloseButton', 'Group', 'ModalBase', 'Input', 'Flex'],
  'FloatingIndicator',
];

const sheet = (name: string): string => `@mantine/core/styles/${name}.layer.css`;

/**
 * Has each of Mantine's components bring its own styles, in the files of the screens that show it: of the whole sheet
 * a screen needs a third. The foundation is in front of each, so that what is built on it overrides it as in the whole.
 */
export function componentStyles(): Plugin {
  return {
    name: 'lyceum:component-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [everything, classNames] },
      handler: (code, id) => {
        if (everything.test(id)) return foundation.map((name) => `@import '${sheet(name)}';`).join('\n');
        const name = classNames.exec(id)?.[1] ?? '';
        const sheets = [
          '@mantine/core/styles.layer.css',
          ...(foundation.includes(name) ? [] : [sheet(name)]),
        ];
        return [...sheets.map((file) => `import '${file}';`), code].join('\n');
      },
    },
  };
}
