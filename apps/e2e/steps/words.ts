import type { Locator, Page } from '@playwright/test';

/** From the next load on the page speaks the pseudo-language: '[Šéţţîñĝš ~~~~]'. */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'));
}

/**
 * What a part of the page shows, or says to a screen reader, in letters outside '[…]': texts that stand in no messages
 * file. Dates are the browser's; `names` are those of people and things, which no language changes, and `written` finds
 * what somebody wrote, in a language of theirs.
 */
export async function unmarkedTexts(part: Locator, names: RegExp, written = ''): Promise<string[]> {
  const found = await part.evaluate((root, written) => {
    const others = ['script', 'style', 'noscript', 'time', written].filter(Boolean).join();
    const found = new Set<string>();
    let depth = 0;
    const look = (element: Element | null, text: string): void => {
      let plain = '';
      for (const letter of text) {
        if (letter === '[') depth += 1;
        else if (letter === ']') depth -= 1;
        else if (depth === 0) plain += letter;
      }
      if (/\p{L}{2}/u.test(plain) && !element?.closest(others)) found.add(text.trim());
    };
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) look(nodes.currentNode.parentElement, nodes.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of root.querySelectorAll(`[${name}]`))
        look(element, element.getAttribute(name) ?? '');
    return [...found];
  }, written);
  return found.filter((text) => !names.test(text));
}
