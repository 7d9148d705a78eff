import { QueryContent } from '@lyceum/shell';
import { saveFile, SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import { graphqlQueryOptions, OwnCertificateDocument, type OwnCertificateQuery } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { day } from '../class-times';
import { yourCertificate } from '../classes.messages';
import { readDocument } from '../work/read-document';
import linkClasses from '../work/work-link.module.css';
import * as messages from './certificates.messages';
import classes from './own-certificate.module.css';

interface OwnCertificateProps {
  readonly groupTag: string;
  /** Where it is. */
  readonly certificateUrl: string;
  readonly me: string;
}

/** So often it is looked whether the file is there, in milliseconds. */
const lookEvery = 3_000;

/** The reader's certificate of a class (checklist line 174): one of the house, or a link that was kept for them. */
export function OwnCertificate({ groupTag, certificateUrl, me }: OwnCertificateProps) {
  const own = useQuery({
    ...graphqlQueryOptions(OwnCertificateDocument, { groupTag, userId: me }),
    refetchInterval: ({ state }) =>
      state.data?.getOwnLiveCertificate?.state === 'MAKING' ? lookEvery : false,
  });
  return (
    <SectionCard title={messages.yours()}>
      <QueryContent
        query={own}
        subject={messages.yours()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getOwnLiveCertificate: certificate }) =>
          certificate ? (
            <Certificate certificate={certificate} />
          ) : (
            <p>
              <a href={certificateUrl} target="_blank" rel="noopener noreferrer" className={linkClasses.link}>
                {yourCertificate()}
              </a>
            </p>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

interface CertificateProps {
  readonly certificate: NonNullable<OwnCertificateQuery['getOwnLiveCertificate']>;
}

function Certificate({ certificate: { code, state, path, issuedAt } }: CertificateProps) {
  const [isOpening, setOpening] = useState(false);
  const save = async (from: string): Promise<void> => {
    setOpening(true);
    try {
      saveFile(await readDocument(from), messages.fileName());
    } catch {
      toast.error(messages.saveFailed());
    } finally {
      setOpening(false);
    }
  };
  return (
    <div className={classes.root}>
      <p>{messages.since({ day: day(new Date(issuedAt)) })}</p>
      {state === 'MAKING' && <p className={classes.detail}>{messages.fileSoon()}</p>}
      {state === 'FAILED' && <p className={classes.detail}>{messages.fileNever()}</p>}
      <p className={classes.ways}>
        {path !== null && (
          <button
            type="button"
            className={`thumb ${linkClasses.link ?? ''}`}
            disabled={isOpening}
            onClick={() => void save(path)}
          >
            {messages.save()}
          </button>
        )}
        <a href={`/certificates/${code}`} className={`thumb ${linkClasses.link ?? ''}`}>
          {messages.publicPage()}
        </a>
      </p>
    </div>
  );
}
