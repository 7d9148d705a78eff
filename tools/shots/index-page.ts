import type { Shot } from './shoot.ts';

/** A picture taken, with what its page complained about. */
export interface TakenShot extends Shot {
  readonly complaints: readonly string[];
}

/** One page with all pictures, a row a route. */
export function indexPage(shots: readonly TakenShot[]): string {
  const rows = [...Map.groupBy(shots, ({ route }) => route)].map(
    ([route, own]) => `<section><h2>${escaped(route)}</h2>${own.map(figure).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Lyceum</title>
<meta name="viewport" content="width=device-width"><style>
body { font: 15px/1.5 sans-serif; margin: 24px; color-scheme: light dark }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; border-top: 1px solid #8886 }
h2 { flex-basis: 100%; font-size: 17px } figure { margin: 0 0 16px; max-width: 480px }
img { display: block; height: 420px; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid #8886 }
figcaption strong { color: #c62a4b }
</style><h1>${String(shots.length)} pictures of ${String(rows.length)} screens</h1>${rows.join('\n')}</html>
`;
}

function figure({ route, look, state, file, complaints }: TakenShot): string {
  const faults = complaints.map((complaint) => ` <strong>${escaped(complaint)}</strong>`).join('');
  return `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(
    `${route}, ${look}, ${state}`,
  )}"></a><figcaption>${look}, ${state}${faults}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
