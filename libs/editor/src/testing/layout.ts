/** What ProseMirror measures and jsdom does not lay out. */
export function fakeLayout(): void {
  const noRect = new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => noRect;
  document.elementFromPoint = () => null;
}
