import type { Chat } from '../chat-queries';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';

interface TypingLineProps {
  readonly members: Chat['members'];
  readonly typists: readonly string[];
}

/** Who is writing just now. Its room is kept, so that nothing moves when it comes and goes; screen readers are told of what was written. */
export function TypingLine({ members, typists }: TypingLineProps) {
  const [first, ...others] = members.filter(({ user }) => typists.includes(user.id));
  return (
    <p className={classes.typing} dir="auto">
      {first &&
        (others.length > 0
          ? messages.severalWrite({ count: others.length + 1 })
          : messages.oneWrites({ firstName: first.user.firstName }))}
    </p>
  );
}
