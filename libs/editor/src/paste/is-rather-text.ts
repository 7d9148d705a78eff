/**
 * Whether what was copied is better pasted as its words than as the files beside them: Word and Excel put a picture of
 * the text with it. A picture copied from a page comes with an `img` and nothing to read.
 */
export function isRatherText(data: Pick<DataTransfer, 'getData'>): boolean {
  const html = data.getData('text/html');
  if (html === '') return data.getData('text/plain').trim() !== '';
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('style, script, title')) part.remove();
  return page.body.textContent.trim() !== '';
}
