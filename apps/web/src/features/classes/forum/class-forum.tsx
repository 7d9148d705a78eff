import { QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { ClassForumDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './class-forum.module.css';
import * as messages from './class-forum.messages';

/** The way to the forum that the people of a class have for themselves; nothing where there is none. */
export function ClassForum({ groupTag }: { readonly groupTag: string }) {
  const forum = useQuery(graphqlQueryOptions(ClassForumDocument, { groupTag }));
  if (forum.data?.getLiveCourseForum === null) return null;
  return (
    <SectionCard title={messages.theForum()} description={messages.about()}>
      <QueryContent
        query={forum}
        subject={messages.theForum()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getLiveCourseForum: found }) =>
          found && (
            <div className={classes.root}>
              <p className={classes.detail}>
                {found.threadsCnt === 0
                  ? messages.noThreads()
                  : messages.threads({ count: found.threadsCnt })}
              </p>
              <Link to="/community/$name" params={{ name: found.name }} className="thumb">
                {messages.open()}
              </Link>
            </div>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}
