import { callsErrors, callsLimits, startVideoCallAnswerSchema } from '@lyceum/contracts/calls';
import { ApiError, postAndRead } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import {
  type CallChatQuery,
  execute,
  JoinVideoCallDocument,
  type JoinVideoCallMutation,
} from '@lyceum/web-graphql';
import * as messages from './calls.messages';

export type CallChat = CallChatQuery['getChat'];

/** What a browser enters a room with. */
export type Admission = JoinVideoCallMutation['joinVideoCall'];

/** Calls all others of the chat (checklist line 206). */
export async function startCall(me: string, { id, isGroupChat, members }: CallChat): Promise<void> {
  const receivingUsers = members.map(({ user }) => user.id).filter((userId) => userId !== me);
  const body = { initUserId: me, receivingUsers, onlineUsers: [], channelSid: id, isGroupChat };
  await postAndRead(startVideoCallAnswerSchema, '/startZoomVideoCall', body);
}

export const joinCall = async (chatId: string): Promise<Admission> =>
  (await execute(JoinVideoCallDocument, { chatId })).joinVideoCall;

/** What a refusal of ours says; of everything else the sentence of checklist line 207. */
function refusal(error: unknown, otherwise: string): string {
  const isOurs = error instanceof ApiError && /^(?:CALLS|CHATS)_/.test(error.code);
  return isOurs ? error.message : otherwise;
}

/** Says why no call began; one that goes on is offered for a moment (checklist lines 203, 204, 207). */
export function showStartFailure(error: unknown, onJoin: () => void): void {
  if (error instanceof ApiError && error.code === callsErrors.ONGOING.code)
    toast.info(messages.meetingIsOngoing(), {
      id: 'call',
      autoClose: callsLimits.noticeSeconds * 1_000,
      action: { label: messages.joinCall(), onClick: onJoin },
    });
  else toast.error(refusal(error, messages.startFailed()), { id: 'call' });
}

export const joinFailureText = (error: unknown): string => refusal(error, messages.joinFailed());
