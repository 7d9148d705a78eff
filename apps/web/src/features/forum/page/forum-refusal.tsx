import { communityErrors } from '@lyceum/contracts/forum';
import { ApiError } from '@lyceum/session';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../app/links';
import * as messages from './access.messages';

/** Statuses the screens of a forum tell apart (checklist line 71). */
export type ForumStatus = 401 | 402 | 403 | 500;

/**
 * The status of a forum that did not open (checklist line 71): 401 and 402 stay, any other refusal is 403, and no
 * answer, or one that came out of trouble of the server's own, is 500.
 */
export function forumStatusOf(error: unknown): ForumStatus {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 401 || error.status === 402) return error.status;
  return error.status >= 500 || error.status === 429 ? 500 : 403;
}

interface ForumRefusalProps {
  readonly status: ForumStatus;
  /** Screen for 401: asks for access. */
  readonly requestAccess: ReactNode;
  /** Screen for 402: the 404 page. */
  readonly notFound: ReactNode;
  readonly onRetry: () => void;
}

/** Why a forum did not open (checklist line 72). */
export function ForumRefusal({ status, requestAccess, notFound, onRetry }: ForumRefusalProps) {
  if (status === 401) return requestAccess;
  if (status === 402) return notFound;
  if (status === 403) return <Banned />;
  return <Unauthorized onRetry={onRetry} />;
}

function Banned() {
  const brandName = useBrandName();
  const refusal = communityErrors.BANNED.message;
  useDocumentTitle(messages.refusalTitle({ refusal, brandName }));
  return (
    <MessageScreen
      title={refusal}
      description={messages.shutOut()}
      action={
        <Group justify="center" gap="sm">
          <ButtonLink to="/community">{messages.otherForums()}</ButtonLink>
          <ButtonLink to="/settings" hash="moderation" variant="outline">
            {messages.reasonAndAppeal()}
          </ButtonLink>
        </Group>
      }
    />
  );
}

function Unauthorized({ onRetry }: Pick<ForumRefusalProps, 'onRetry'>) {
  const brandName = useBrandName();
  useDocumentTitle(messages.refusalTitle({ refusal: messages.unauthorized(), brandName }));
  return (
    <MessageScreen
      title={messages.unauthorized()}
      description={messages.didNotAnswer()}
      action={<Button onClick={onRetry}>{messages.retry()}</Button>}
    />
  );
}
