import {
  type ContentDetail,
  contentLanguageLabels,
  contentStateLabels,
  type TranslationLanguage,
} from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { DetailSection } from '../../../detail/detail-section';
import { TranslationBadge } from './translation-badge';
import classes from './translations.module.css';

/** An entry in all its languages: what there is to be done, and the way there. */
export function LanguageBar({ entry }: { readonly entry: ContentDetail }) {
  const begin = useBegin(entry);
  if (entry.translations.length === 0) return null;
  return (
    <DetailSection title="Languages">
      <ul className={classes.languages} aria-label="Languages">
        {entry.translations.map(({ language, id, state, translation }) => {
          const label = contentLanguageLabels[language];
          const isPresent = language === entry.language;
          return (
            <li key={language} className={classes.language} data-present={isPresent || undefined}>
              {id === null || isPresent ? (
                <span className={classes.name} aria-current={isPresent ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <Link className={classes.name} to="/content/$id" params={{ id }}>
                  {label}
                </Link>
              )}
              {translation && <TranslationBadge state={translation} />}
              {state && <span>{contentStateLabels[state]}</span>}
              {id === null && language !== 'en' && entry.state !== 'DELETED' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Begin in ${label}`}
                  loading={begin.isPending}
                  onClick={() => void begin.go(language)}
                >
                  Begin
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}

function useBegin(entry: ContentDetail) {
  const { mutateAsync, isPending } = trpc.content.translate.useMutation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const of = entry.original?.id ?? entry.id;
  return {
    isPending,
    go: async (language: TranslationLanguage): Promise<void> => {
      try {
        const { id } = await mutateAsync({ id: of, language });
        await navigate({ to: '/content/$id', params: { id } });
      } catch (error) {
        toast.error(failureTexts(asFailure(error)).description ?? 'It was not begun. Please try again.');
      }
      void utils.content.invalidate();
    },
  };
}
