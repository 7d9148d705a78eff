import fc from 'fast-check';

type Container = Record<string, unknown> | unknown[];

/** Values an attacker, or a broken client, would put anywhere. */
const hostileValues: readonly unknown[] = [
  'javascript:alert(1)',
  'JAVASCRIPT&colon;alert(1)',
  'java\tscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'https://u:p@evil.example/',
  '//evil.example/x.js',
  '/files/../../etc/passwd',
  '/files/a.png" onerror="alert(1)',
  '"><script>alert(1)</script>',
  '\u0000\u202e\ud800',
  'iframe',
  'script',
  '__proto__',
  'constructor',
  'text',
  'doc',
  'listItem',
  'image',
  'link',
  '',
  null,
  true,
  -1,
  1e308,
  [],
  {},
  { type: 'iframe', attrs: { src: 'javascript:alert(1)' } },
  { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
  { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'vbscript:x', onclick: 'alert(1)' } }] },
  { type: 'text' },
  { type: 'paragraph', content: [{ type: 'text', text: '' }] },
];

const hostileKeys = [
  'type',
  'attrs',
  'content',
  'marks',
  'text',
  'href',
  'src',
  'onclick',
  'style',
  'srcdoc',
  '__proto__',
  'toJSON',
  'length',
];

const mutation = fc.record({
  kind: fc.constantFrom('replace', 'add', 'remove', 'copy', 'swap'),
  at: fc.nat(),
  to: fc.nat(),
  key: fc.constantFrom(...hostileKeys),
  value: fc.oneof(fc.constantFrom(...hostileValues), fc.string(), fc.integer()),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** JSON of `source` after one to four changes at random places; of ten, one is also broken as text. */
export function mutatedJson(source: unknown): fc.Arbitrary<string> {
  const tree = fc
    .array(mutation, { minLength: 1, maxLength: 4 })
    .map((mutations) => mutated(source, mutations));
  const broken = fc.tuple(tree, fc.nat(), fc.string({ maxLength: 4 })).map(([json, at, inserted]) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + inserted + json.slice(place + 1);
  });
  return fc.oneof({ weight: 9, arbitrary: tree }, { weight: 1, arbitrary: broken });
}

function mutated(source: unknown, mutations: readonly Mutation[]): string {
  const copy = structuredClone(source);
  for (const change of mutations) apply(copy, change);
  return JSON.stringify(copy);
}

function apply(root: unknown, { kind, at, to, key, value }: Mutation): void {
  const places = placesIn(root);
  const [container, name] = places[at % places.length] ?? [];
  const [other, otherName] = places[to % places.length] ?? [];
  if (!container || !other || name === undefined || otherName === undefined) return;
  if (kind === 'replace') write(container, name, structuredClone(value));
  else if (kind === 'add')
    write(container, Array.isArray(container) ? String(container.length) : key, structuredClone(value));
  else if (kind === 'remove') Reflect.deleteProperty(container, name);
  else if (kind === 'copy') write(container, name, structuredClone(Reflect.get(other, otherName)));
  else swap(container, name, other, otherName);
}

function swap(one: Container, name: string, other: Container, otherName: string): void {
  const [left, right] = [
    structuredClone(Reflect.get(one, name)),
    structuredClone(Reflect.get(other, otherName)),
  ];
  write(other, otherName, left);
  write(one, name, right);
}

/** Also writes `__proto__` as a property of its own, as `JSON.parse` does. */
function write(container: Container, name: string, value: unknown): void {
  Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
}

/** All places of a tree: what holds a value, and under which name. */
function placesIn(value: unknown): [Container, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;
  return Object.keys(container).flatMap((name) => [
    [container, name] satisfies [Container, string],
    ...placesIn(Reflect.get(container, name)),
  ]);
}
