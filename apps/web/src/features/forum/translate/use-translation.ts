import { type TextReference, translationErrors } from '@lyceum/contracts/translation';
import { ApiError } from '@lyceum/session';
import { execute, TranslatedTextDocument } from '@lyceum/web-graphql';
import { useMutation } from '@tanstack/react-query';
import { translateInBrowser } from './browser-translator';

/** A text in another language: by the browser's own translator where it has one, else by the server. */
export function useTranslation(text: string, about: TextReference) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (target: string) => ({ target, text: await translated(text, about, target) }),
  });
  return { translate: mutate, result: data, isPending, failure: error ? failureOf(error) : null };
}

async function translated(text: string, about: TextReference, target: string): Promise<string> {
  const own = await translateInBrowser(text, target);
  if (own !== null) return own;
  return (await execute(TranslatedTextDocument, { text, target, about })).getTranslatedText.text;
}

/** What went wrong, in the words of checklist line 124 unless the server has better ones. */
function failureOf(error: unknown): string {
  return error instanceof ApiError && error.status < 500 ? error.message : knownText(error);
}

function knownText(error: unknown): string {
  const isNotThere = error instanceof ApiError && error.message === translationErrors.NOT_AVAILABLE.message;
  return isNotThere ? translationErrors.NOT_AVAILABLE.message : translationErrors.FAILED.message;
}
