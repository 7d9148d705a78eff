import { acceptOf } from '@lyceum/contracts/uploads';

/** Has pictures and documents chosen in the window that the browser has for that. */
export function chooseFiles(onChoose: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.hidden = true;
  input.accept = acceptOf('chat-files');
  input.addEventListener('change', () => {
    onChoose([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  // Safari opens nothing for one that stands nowhere.
  document.body.append(input);
  input.click();
}
