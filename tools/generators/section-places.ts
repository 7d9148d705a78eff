import type { Workspace } from './workspace.ts';

/** Gives a section of the console, whose files are made, a key and a place of its own. */
export function giveKeyAndPlace(workspace: Workspace, name: string): void {
  const own = `apps/ops/src/features/${name}/section.ts`;
  const others = workspace.list('apps/ops/src/features/*/section.ts').filter((path) => path !== own);
  const all = others.map((path) => workspace.read(path)).join('\n');
  const used = new Set([...all.matchAll(/letter: '(\w)'/g)].map(([, letter]) => letter));
  const letter = [...name.replaceAll('-', ''), ...'abcdefghijklmnopqrstuvwxyz'].find((key) => !used.has(key));
  const places = [...all.matchAll(/place: (\d+)/g)].map(([, place]) => Number(place));
  workspace.change(own, (text) =>
    text
      .replace(/letter: '\w'/, `letter: '${letter ?? '?'}'`)
      .replace(/place: \d+/, `place: ${String(Math.max(...places) + 10)}`),
  );
}
