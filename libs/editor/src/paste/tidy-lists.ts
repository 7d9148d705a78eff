/** Google Docs and Outlook put a list that lies in an entry beside the entry; here it goes back into it. */
export function tidyLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
    else {
      const wrapper = body.ownerDocument.createElement('li');
      list.replaceWith(wrapper);
      wrapper.append(list);
    }
  }
}
