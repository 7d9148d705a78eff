import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { QueryContent } from '@lyceum/shell';
import { SearchField, TextSkeleton } from '@lyceum/ui';
import { FoundInRecordingsDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { playTime } from './recording-times';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

const { least, most } = liveCourseLimits.searchLength;

/** Finds what was said in the recordings of a class, and leads to the second. */
export function CaptionSearch({ groupTag }: { readonly groupTag: string }) {
  const [text, setText] = useState('');
  const isAsked = text.length >= least;
  const found = useQuery({
    ...graphqlQueryOptions(FoundInRecordingsDocument, { groupTag, text: text.slice(0, most) }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div role="search" className={classes.search}>
      <SearchField label={messages.search()} value={text} onChange={setText} />
      {isAsked && (
        <div className={classes.found} aria-live="polite">
          <QueryContent
            query={found}
            subject={messages.said()}
            skeleton={(label) => <TextSkeleton lines={2} label={label} />}
          >
            {({ searchLiveRecordings: places }) => (
              <>
                <p className={classes.detail}>
                  {places.length === 0 ? messages.foundNothing() : messages.found({ count: places.length })}
                </p>
                <ul>
                  {places.map(({ recordingId, lessonNumber, starts, text: said }) => (
                    <li key={`${recordingId} ${String(starts)}`}>
                      <Link
                        to="/lc-dashboard/$groupTag"
                        params={{ groupTag }}
                        search={{ recording: recordingId, at: Math.floor(starts / 1_000) }}
                        className={classes.place ?? ''}
                      >
                        <bdi>
                          {messages.foundAt({
                            number: String(lessonNumber),
                            time: playTime(starts / 1_000),
                            text: said,
                          })}
                        </bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </QueryContent>
        </div>
      )}
    </div>
  );
}
