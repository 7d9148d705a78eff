import { Button, type ButtonProps } from '@mantine/core';
import { failureTexts } from './failure-texts';
import * as messages from './next-page.messages';
import classes from './next-page.module.css';

/** What the end of a list needs of a query by pages. */
export interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

interface NextPageProps extends Pick<ButtonProps, 'mt' | 'size' | 'variant'> {
  readonly list: PagedList;
  /** What the button says. */
  readonly label: string;
  /** Said when the page did not come, in place of what the failure says. */
  readonly failed?: string;
}

/** The end of a list: a button for the next page, where there is one, and a word where it did not come. */
export function NextPage({ list, label, failed, ...button }: NextPageProps) {
  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className={classes.failed}>
          {failed ?? failureTexts(list.error).description ?? messages.didNotCome()}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          {...button}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
