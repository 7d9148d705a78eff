import { createElement, Fragment, type ReactNode } from 'react';

type RichValues<Values> = {
  readonly [Name in keyof Values]: string extends Values[Name] ? ReactNode : Values[Name];
};

/** Stands around what is no text while the sentence is put together; no text of a person holds it. */
const mark = '\u0001';

/** A message with elements for its placeholders: `rich(messages.lastSeen, { when: <RelativeTime at={at} /> })`. */
export function rich<Values extends object>(
  message: (values: Values) => string,
  values: RichValues<Values>,
): ReactNode {
  const given = values as Readonly<Record<string, ReactNode>>;
  const marked = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' || typeof value === 'number' ? value : `${mark}${name}${mark}`,
  ]);
  const parts = message(Object.fromEntries(marked) as Values).split(mark);
  return createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 1 ? given[part] : part)));
}
